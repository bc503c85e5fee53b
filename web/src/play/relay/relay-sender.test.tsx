import type { GameScreen } from '@darts/contracts/screens';
import { newGame } from '@darts/rules/play/match';
import { render, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { good, serveAnswers } from '../../../test/server.ts';
import { openCode } from './relay-code.ts';
import { RelaySender } from './relay-sender.tsx';

test('a screen takes each dart as the newest, even when the clock of the phone goes back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent: { readonly sentAt: number; readonly game: GameScreen }[] = [];
  serveAnswers({
    'POST /tv/local/': () => good({ code: 'ABCD', key: 'A'.repeat(43) }),
    'PUT /tv/local/ABCD': (_, body) => {
      sent.push(body as (typeof sent)[number]); // as the page sends it
      return good({});
    },
    'DELETE /tv/local/ABCD': () => good({}),
  });
  await openCode();
  const names = ['Ana', 'Biel'];
  const page = render(<RelaySender names={names} game={newGame()} beds={[]} />);
  await waitFor(() => expect(sent).toHaveLength(1));

  vi.setSystemTime(Date.now() - 120_000);
  page.rerender(<RelaySender names={names} game={newGame()} beds={['T20']} />);

  await waitFor(() => expect(sent.at(-1)?.game.beds).toEqual(['T20']));
  expect(sent.at(-1)?.sentAt).toBeGreaterThan(sent[0]!.sentAt);
});

test('a game goes on without its code when the stored code is unreadable', async () => {
  sessionStorage.setItem('relay-code', 'no JSON');
  vi.resetModules();
  const { relayCode } = await import('./relay-code.ts');
  expect(relayCode.read()).toBeUndefined();
});
