import { legsToWin } from '@darts/rules/play/legs';
import type { GameFormat } from '@darts/rules/play/settings';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import type { Pair } from './result-text.ts';
import type { ScoreForm, Wrong } from './score-form.ts';
import { words } from './words.ts';

type Props = {
  readonly format: GameFormat;
  readonly mayDraw: boolean;
  readonly names: Pair;
  readonly value: ScoreForm;
  readonly wrong: Wrong | undefined;
  readonly onChange: (value: ScoreForm) => void;
};

const isWinner = (value: string): value is ScoreForm['winner'] =>
  ['', '1', '2', 'draw'].includes(value);

/** A game that was thrown elsewhere: who won, in how many legs, and what was left. */
export function ScoreFields({ format, mayDraw, names, value, wrong, onChange }: Props) {
  const { winner, loserLegs, left } = value;
  const loser = winner === '1' ? names[1] : winner === '2' ? names[0] : undefined;

  return (
    <>
      <Field label={words.winner} error={wrong === 'winner' ? words.noWinner : undefined}>
        <Select
          value={winner}
          onChange={({ target }) =>
            isWinner(target.value) && onChange({ ...value, winner: target.value })
          }
        >
          <option value="" disabled>
            {words.choose}
          </option>
          <option value="1">{names[0]}</option>
          <option value="2">{names[1]}</option>
          {mayDraw && <option value="draw">{words.nobody}</option>}
        </Select>
      </Field>
      {format.legs > 1 && loser !== undefined && (
        <Field label={words.legsOf(loser)}>
          <Select
            value={loserLegs}
            onChange={({ target }) => onChange({ ...value, loserLegs: Number(target.value) })}
          >
            {Array.from({ length: legsToWin(format.legs) }, (_, legs) => (
              <option key={legs}>{legs}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={leftLabel(winner, loser)}
        error={wrong === 'left' ? words.impossible : undefined}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={format.start}
          value={left}
          onChange={({ target }) => onChange({ ...value, left: target.value })}
        />
      </Field>
    </>
  );
}

function leftLabel(winner: ScoreForm['winner'], loser: string | undefined): string {
  if (winner === 'draw') return words.leftOfBoth;
  return loser === undefined ? words.leftOfLoser : words.leftOf(loser);
}
