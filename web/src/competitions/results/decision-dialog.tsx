import type { GameResult } from '@darts/contracts/results';
import type { Pair } from '@darts/rules/play/pair';
import { useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { Of } from './result-query.ts';
import { ScoreFields } from './score-fields.tsx';
import { decisionOf, formOf, emptyScore, type DecisionFields, type Wrong } from './score-form.ts';
import { useDecision } from './use-decision.ts';
import { resultWords } from './words.ts';

export type Decidable = Of &
  Pick<GameResult, 'gameId' | 'format' | 'mayDraw' | 'version' | 'status' | 'proposal'>;

type Props = {
  readonly game: Decidable;
  readonly names: Pair<string>;
  readonly first?: DecisionFields['outcome']; // outcome selected when the dialog opens
  readonly onClose: () => void;
};

const OUTCOMES = ['result', 'walkover', 'void'] as const;
const CAME = ['', '1', '2', 'neither'] as const;

/** Form for the ending of a game, as its organiser decides. */
export function DecisionDialog({ game, names, first = 'result', onClose }: Props) {
  const { proposal, status } = game;
  const { mutate, isPending } = useDecision(game.gameId, game);
  const [seen] = useState(game.version); // refused if the game has changed since the dialog opened
  const [fields, setFields] = useState<DecisionFields>({
    outcome: first,
    came: '',
    score: proposal ? formOf(proposal) : emptyScore,
  });
  const [wrong, setWrong] = useState<Wrong>();
  const isCorrection = status !== 'pendiente' || proposal?.isDisputed === true;
  const isOptional = fields.outcome === 'result' && !isCorrection;
  const change = (changes: Partial<DecisionFields>) => {
    setFields({ ...fields, ...changes });
    setWrong(undefined);
  };

  function send(reason: string): void {
    const decision = decisionOf(fields, game);
    setWrong(typeof decision === 'string' ? decision : undefined);
    if (typeof decision === 'string') return;
    const needsNone = isOptional && decision.outcome === 'result';
    const body = reason !== '' ? { ...decision, reason, seen } : needsNone && { ...decision, seen };
    if (body) mutate({ takesBack: false, body }, { onSuccess: onClose });
  }

  return (
    <ReasonDialog
      title={resultWords.decideTitle(...names)}
      label={resultWords.save}
      isPending={isPending}
      isOptional={isOptional}
      onSend={send}
      onClose={onClose}
    >
      <Field label={resultWords.outcome}>
        <Select
          value={fields.outcome}
          onChange={({ target }) =>
            change({ outcome: OUTCOMES.find((each) => each === target.value) ?? 'result' })
          }
        >
          {OUTCOMES.map((each) => (
            <option key={each} value={each}>
              {resultWords.outcomes[each]}
            </option>
          ))}
        </Select>
      </Field>
      {fields.outcome === 'walkover' && (
        <Field
          label={resultWords.came}
          error={wrong === 'came' ? resultWords.noneChosen : undefined}
        >
          <Select
            value={fields.came}
            onChange={({ target }) =>
              change({ came: CAME.find((each) => each === target.value) ?? '' })
            }
          >
            <option value="" disabled>
              {resultWords.choose}
            </option>
            <option value="1">{names[0]}</option>
            <option value="2">{names[1]}</option>
            <option value="neither">{resultWords.neither}</option>
          </Select>
        </Field>
      )}
      {fields.outcome === 'result' && (
        <ScoreFields
          {...game}
          names={names}
          value={fields.score}
          wrong={wrong}
          onChange={(value) => change({ score: value })}
        />
      )}
      {fields.outcome === 'void' && <p>{resultWords.voidMeans[voidMeaning(game)]}</p>}
    </ReasonDialog>
  );
}

/**
 * Returns which explanation of a void game applies. A game of several legs is never drawn, so that `mayDraw` does not
 * tell a game of a group from a game of the bracket.
 */
function voidMeaning({ kind, mayDraw, format }: Decidable): keyof typeof resultWords.voidMeans {
  if (kind === 'league' || mayDraw) return 'table';
  return format.legs === 1 ? 'bracket' : 'either';
}
