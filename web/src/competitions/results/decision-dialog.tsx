import type { GameFormat } from '@darts/rules/play/settings';
import { useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { Of } from './result-query.ts';
import type { Pair } from './result-text.ts';
import { ScoreFields } from './score-fields.tsx';
import {
  decisionOf,
  formOf,
  emptyScore,
  type DecisionFields,
  type Score,
  type Wrong,
} from './score-form.ts';
import { useDecision } from './use-decision.ts';
import { words } from './words.ts';

export type Decidable = Of & {
  readonly gameId: string;
  readonly format: GameFormat;
  readonly mayDraw: boolean;
  readonly version: number;
};

type Props = {
  readonly game: Decidable;
  readonly names: Pair;
  readonly score: Score | undefined; // what a player proposes
  readonly onClose: () => void;
};

const OUTCOMES = ['walkover', 'result', 'void'] as const;
const CAME = ['', '1', '2', 'neither'] as const;

/** How a game of a league or bracket ends, as its organiser says. */
export function DecisionDialog({ game, names, score, onClose }: Props) {
  const { mutate, isPending } = useDecision(game.gameId, game);
  const [seen] = useState(game.version); // what comes of it meanwhile is not decided unseen
  const [fields, setFields] = useState<DecisionFields>({
    outcome: score ? 'result' : 'walkover',
    came: '',
    score: score ? formOf(score) : emptyScore,
  });
  const [wrong, setWrong] = useState<Wrong>();
  const change = (changes: Partial<DecisionFields>) => {
    setFields({ ...fields, ...changes });
    setWrong(undefined);
  };

  function send(reason: string): void {
    const decision = decisionOf(fields, game);
    setWrong(typeof decision === 'string' ? decision : undefined);
    if (typeof decision === 'string' || reason === '') return;
    mutate({ takesBack: false, body: { ...decision, reason, seen } }, { onSuccess: onClose });
  }

  return (
    <ReasonDialog
      title={words.decideTitle(...names)}
      label={words.save}
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <Field label={words.outcome}>
        <Select
          value={fields.outcome}
          onChange={({ target }) =>
            change({ outcome: OUTCOMES.find((each) => each === target.value) ?? 'walkover' })
          }
        >
          {OUTCOMES.map((each) => (
            <option key={each} value={each}>
              {words.outcomes[each]}
            </option>
          ))}
        </Select>
      </Field>
      {fields.outcome === 'walkover' && (
        <Field label={words.came} error={wrong === 'came' ? words.noneChosen : undefined}>
          <Select
            value={fields.came}
            onChange={({ target }) =>
              change({ came: CAME.find((each) => each === target.value) ?? '' })
            }
          >
            <option value="" disabled>
              {words.choose}
            </option>
            <option value="1">{names[0]}</option>
            <option value="2">{names[1]}</option>
            <option value="neither">{words.neither}</option>
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
      {fields.outcome === 'void' && <p>{words.voidMeans[game.mayDraw ? 'table' : 'bracket']}</p>}
    </ReasonDialog>
  );
}
