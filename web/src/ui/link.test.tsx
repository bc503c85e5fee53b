import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { Link } from './link.tsx';

function Page() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Link to="/there" state={{ from: 'here' }}>
        there
      </Link>
      <Link to="/elsewhere" onClick={(event) => event.preventDefault()}>
        kept
      </Link>
      <Page />
    </MemoryRouter>,
  );
});

const click = (name: string, how = {}) => fireEvent.click(screen.getByRole('link', { name }), how);
const page = () => screen.getByRole('status').textContent;

test('a link opens its page, with its state', () => {
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('href')).toBe('/there');
  expect(click('there')).toBe(false); // the browser has nothing to do
  expect(page()).toBe('/there {"from":"here"}');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a link leaves the opening of another tab to the browser: %j',
  (how) => {
    expect(click('there', how)).toBe(true);
    expect(page()).toBe('/here null');
  },
);

test('a link does not navigate when its owner handles the click', () => {
  click('kept');
  expect(page()).toBe('/here null');
});
