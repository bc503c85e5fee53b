import { CLASSIC } from '@darts/rules/play/x01/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '#test/page.tsx';
import { id } from '#test/people.ts';
import { good, serveAnswers } from '#test/server.ts';
import { DecisionButtons } from './decision-buttons.tsx';

const result = {
  gameId: id(8),
  kind: 'league',
  competitionId: id(9),
  player1: null,
  player2: null,
  status: 'finalizada',
  version: 4,
  format: CLASSIC,
  mayDraw: true,
  proposal: null,
  mayPropose: false,
  mayDecide: false,
  mayTakeBack: true,
  entered: null,
} as const;
const TAKING_BACK = `POST /leagues/${id(9)}/results/${id(8)}/taking-back`;

/** Renders a game that somebody else decides meanwhile. */
function Decided() {
  const [version, setVersion] = useState(4);
  return (
    <>
      <button type="button" onClick={() => setVersion(version + 1)}>
        Otra decisión
      </button>
      <DecisionButtons result={{ ...result, version }} names={['ana', 'biel']} />
    </>
  );
}

test('an organiser takes back only the decision that was shown', async () => {
  const sent = serveAnswers({ [TAKING_BACK]: () => good({}) });
  renderAt('/', <Decided />);
  fireEvent.click(screen.getByText('Retirar resultado'));
  fireEvent.click(screen.getByText('Otra decisión'));
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Se jugará.' } });
  fireEvent.submit(screen.getByLabelText('Motivo'));
  await waitFor(() => expect(sent[TAKING_BACK]).toEqual({ reason: 'Se jugará.', seen: 4 }));
});

test('an organiser changes the date of a game before it is late', async () => {
  const moving = `PUT /leagues/${id(9)}/dates/${id(8)}`;
  const dates = { dueDate: '2026-12-03', agreedAt: null, proposals: [] };
  const sent = serveAnswers({
    [`GET /games/${id(8)}/dates`]: () => good({ dates }),
    [moving]: () => good({}),
  });
  const pending = { ...result, status: 'pendiente', mayDecide: true, mayTakeBack: false } as const;
  renderAt('/', <DecisionButtons result={pending} names={['ana', 'biel']} />);
  fireEvent.click(screen.getByText('Cambiar fecha'));
  const date = await screen.findByLabelText('A más tardar el');
  expect(date).toHaveProperty('value', '2026-12-03');
  fireEvent.change(date, { target: { value: '2026-12-10' } });
  fireEvent.submit(date);
  await waitFor(() => expect(sent[moving]).toEqual({ dueDate: '2026-12-10' }));
});
