import type { Pair } from '@darts/rules/play/pair';
import { legsToWin } from '@darts/rules/play/legs';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { Field } from '#ui/form/field.tsx';
import { NUMBER } from '#ui/form/field-kinds.ts';
import { Input } from '#ui/form/input.tsx';
import { Choices } from './choices.tsx';
import type { ScoreForm, Wrong } from './score-form.ts';
import { resultWords } from './words.ts';

type Props = {
  readonly format: GameFormat;
  readonly mayDraw: boolean;
  readonly names: Pair<string>;
  readonly value: ScoreForm;
  readonly wrong: Wrong | undefined;
  readonly onChange: (value: ScoreForm) => void;
};

const leftErrors: Partial<Record<Wrong, string>> = {
  left: resultWords.impossible,
  'no-left': resultWords.noLeft,
};

/** Fields of a result thrown elsewhere: winner, legs, points left. */
export function ScoreFields({ format, mayDraw, names, value, wrong, onChange }: Props) {
  const { winner, loserLegs, left } = value;
  const hasLegs = format.legs > 1;
  const loser = winner === '1' ? names[1] : winner === '2' ? names[0] : undefined;

  return (
    <>
      <Choices
        label={resultWords.winner}
        options={[
          ['1', names[0]],
          ['2', names[1]],
          ...(mayDraw && !hasLegs ? [['draw', resultWords.nobody] as const] : []),
        ]}
        value={winner}
        error={wrong === 'winner' ? resultWords.noWinner : undefined}
        onChange={(chosen) => onChange({ ...value, winner: chosen })}
      />
      {/* Always there: a form that grows under a finger takes the second tap for another choice. */}
      {hasLegs && (
        <Choices
          label={loser === undefined ? resultWords.legsOfLoser : resultWords.legsOf(loser)}
          options={Array.from({ length: legsToWin(format.legs) }, (_, legs) => [
            legs,
            String(legs),
          ])}
          value={loserLegs}
          onChange={(legs) => onChange({ ...value, loserLegs: legs })}
        />
      )}
      <Field
        label={leftLabel(winner, loser)}
        hint={hasLegs ? resultWords.leftOptional : undefined}
        error={wrong && leftErrors[wrong]}
      >
        <Input
          {...NUMBER}
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
  if (winner === 'draw') return resultWords.leftOfBoth;
  return loser === undefined ? resultWords.leftOfLoser : resultWords.leftOf(loser);
}
