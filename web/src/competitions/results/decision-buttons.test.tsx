import { CLASSIC } from '@darts/rules/play/settings';
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

/** A game of which somebody else decides anew. */
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

test('what is taken back is what stood there when it was asked for, whatever is decided meanwhile', async () => {
  const sent = serveAnswers({ [TAKING_BACK]: () => good({}) });
  renderAt('/', <Decided />);
  fireEvent.click(screen.getByText('Retirar resultado'));
  fireEvent.click(screen.getByText('Otra decisión'));
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Se jugará.' } });
  fireEvent.submit(screen.getByLabelText('Motivo'));
  await waitFor(() => expect(sent[TAKING_BACK]).toEqual({ reason: 'Se jugará.', seen: 4 }));
});
