/** Conversion of a score between form and wire. */
import type { DecisionBody } from '@darts/contracts/results';
import { enteredResult } from '@darts/rules/play/endings/entered';
import { legsToWin } from '@darts/rules/play/legs';
import type { GameFormat } from '@darts/rules/play/x01/settings';

export type ScoreForm = {
  readonly winner: '' | '1' | '2' | 'draw'; // empty: not chosen yet
  readonly loserLegs: number;
  readonly left: string; // as it is typed
};

export type Score = { readonly legsWon: [number, number]; readonly left?: number | undefined };

type Rules = { readonly format: GameFormat; readonly mayDraw: boolean };

/** Error that keeps a form from being sent, named after its field. */
export type Wrong = 'winner' | 'left' | 'no-left' | 'came';

export const emptyScore: ScoreForm = { winner: '', loserLegs: 0, left: '' };

/** Returns the form fields of an earlier proposal. */
export function formOf({ legsWon: [one, other], left }: Score): ScoreForm {
  const winner = one === other ? 'draw' : one > other ? '1' : '2';
  return { winner, loserLegs: Math.min(one, other), left: String(left ?? '') };
}

/** Returns the score to send, or the field that is wrong. */
export function scoreOf({ winner, loserLegs, left }: ScoreForm, rules: Rules): Score | Wrong {
  if (winner === '') return 'winner';
  const enough = legsToWin(rules.format.legs);
  const legsWon: [number, number] =
    winner === 'draw' ? [0, 0] : winner === '1' ? [enough, loserLegs] : [loserLegs, enough];
  const isBlank = left.trim() === '';
  if (isBlank && rules.format.legs === 1) return 'no-left';
  const score = { legsWon, ...(!isBlank && { left: Number(left) }) };
  return isPossible(score, rules) ? score : 'left';
}

function isPossible({ legsWon: legs, left }: Score, { format, mayDraw }: Rules) {
  if (left !== undefined && !Number.isInteger(left)) return false;
  try {
    enteredResult(format, { legs, left }, mayDraw);
    return true;
  } catch {
    return false;
  }
}

export type DecisionFields = {
  readonly outcome: DecisionBody['outcome'];
  readonly came: '' | '1' | '2' | 'neither';
  readonly score: ScoreForm;
};

/** Returns the decision without its reason, or the field that is wrong. */
export function decisionOf({ outcome, came, score }: DecisionFields, rules: Rules) {
  if (outcome === 'void') return { outcome };
  if (outcome === 'walkover') {
    if (came === '') return 'came';
    const seat = came === 'neither' ? null : came === '1' ? 1 : 2;
    return { outcome, came: seat } as const;
  }
  const result = scoreOf(score, rules);
  return typeof result === 'string' ? result : { outcome, ...result };
}
