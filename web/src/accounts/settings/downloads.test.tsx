import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { visit } from '#test/page.tsx';
import { ana } from '#test/people.ts';
import { bad, good, serveAnswers } from '#test/server.ts';
import { Downloads } from './downloads.tsx';

const ALL = 'Descargar todo (JSON)';
const expired = () => bad(401, 'No autorizado');

/** Presses the download link with an expired session. */
function press(refresh: () => Response) {
  const calls: string[] = [];
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(new URL(this.href).pathname);
  });
  let isFresh = false;
  serveAnswers({
    'GET /users/getuser': () => {
      calls.push('getuser');
      return isFresh ? good({ user: ana }) : expired();
    },
    'POST /users/refresh-token': () => {
      calls.push('refresh');
      isFresh = refresh().ok;
      return refresh();
    },
  });
  visit('/settings/profile', <Downloads />);
  const link = screen.getByRole('link', { name: ALL });
  expect(fireEvent.click(link)).toBe(false); // as by keyboard: the browser does not follow it yet
  return { link, calls, followed };
}

test('a download with an expired session renews the session and then gets the file', async () => {
  const { calls, followed } = press(() => good());
  await waitFor(() => expect(followed).toEqual(['/api/users/me/export']));
  expect(calls).toEqual(['getuser', 'refresh', 'getuser']);
});

test('a download without a session gets no file', async () => {
  const { calls, followed } = press(expired);
  await waitFor(() => expect(calls).toEqual(['getuser', 'refresh']));
  expect(followed).toEqual([]);
});

test('a double tap downloads the file once', async () => {
  const { link, calls, followed } = press(() => good());
  await waitFor(() => expect(followed).toHaveLength(1));
  calls.length = 0;
  for (const detail of [1, 2]) fireEvent.click(link, { detail });
  await waitFor(() => expect(followed).toHaveLength(2));
  expect(calls).toEqual(['getuser']);
});
