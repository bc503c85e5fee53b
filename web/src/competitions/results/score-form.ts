/** A score as a form has it, and as it is sent. */
import type { DecisionBody } from '@darts/contracts/results';
import { enteredResult } from '@darts/rules/play/endings/entered';
import { legsToWin } from '@darts/rules/play/legs';
import type { GameFormat } from '@darts/rules/play/settings';

export type ScoreForm = {
  readonly winner: '' | '1' | '2' | 'draw'; // empty: not chosen yet
  readonly loserLegs: number;
  readonly left: string; // as it is typed
};

export type Score = { readonly legsWon: [number, number]; readonly left: number };

type Rules = { readonly format: GameFormat; readonly mayDraw: boolean };

/** Why nothing can be sent yet. */
export type Wrong = 'winner' | 'left' | 'came';

export const emptyScore: ScoreForm = { winner: '', loserLegs: 0, left: '' };

/** What a form holds where something has been proposed before. */
export function formOf({ legsWon: [one, other], left }: Score): ScoreForm {
  const winner = one === other ? 'draw' : one > other ? '1' : '2';
  return { winner, loserLegs: Math.min(one, other), left: String(left) };
}

/** What is to be sent, or what is wrong with it. */
export function scoreOf({ winner, loserLegs, left }: ScoreForm, rules: Rules): Score | Wrong {
  if (winner === '') return 'winner';
  const enough = legsToWin(rules.format.legs);
  const legsWon: [number, number] =
    winner === 'draw' ? [0, 0] : winner === '1' ? [enough, loserLegs] : [loserLegs, enough];
  const score = { legsWon, left: left.trim() === '' ? Number.NaN : Number(left) };
  return isPossible(score, rules) ? score : 'left';
}

function isPossible({ legsWon: [player1, player2], left }: Score, { format, mayDraw }: Rules) {
  if (!Number.isInteger(left)) return false;
  try {
    enteredResult(format, { legs: { player1, player2 }, left }, mayDraw);
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

/** What is decided, but for the reason; or what is wrong with it. */
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
