import { fewestToClose } from '@darts/rules/play/x01/closing';
import type { Game } from '@darts/rules/play/game';
import { standingAt } from '@darts/rules/play/x01/judgement';
import { turnsBefore } from '@darts/rules/play/legs';
import { beginsLastRound, beginsSuddenDeath } from '@darts/rules/play/last-rounds';
import { pointsLeft, toThrow } from '@darts/rules/play/progress';
import { ofSide, type BySide, type Side } from '@darts/rules/play/sides';
import type { Turn } from '@darts/rules/play/x01/turn';
import type { CallingWords } from './caller.ts';

export type Change = {
  readonly before: Game;
  readonly after: Game;
  readonly names: BySide<string>;
  readonly side?: Side | undefined; // the player at this device; absent if the device serves both
};

type ChangeKind = 'thrown' | 'undone' | 'decided' | 'begun';

/** Returns the kind of a change; undefined if nothing has changed. */
export function changeKind({ before, after }: Change): ChangeKind | undefined {
  const turns = after.turns.length - before.turns.length;
  if (turns > 0) return 'thrown';
  if (turns < 0) return before.outcome && after.turns.length === 0 ? 'begun' : 'undone';
  return after.outcome && !before.outcome ? 'decided' : undefined;
}

/** Returns the sentences to call, in order, after a turn, or after a game that ends without one. */
export function calls(change: Change, words: CallingWords): readonly string[] {
  const { before, after, names, side } = change;
  const kind = changeKind(change);
  if (kind !== 'thrown' && kind !== 'decided') return [];

  const last = kind === 'thrown' ? after.turns.at(-1) : undefined;
  const isShot = last && endsLeg(after) && last.total === before.scores[last.side];
  const thrown = last && !isShot && turnCall(last, words, side);
  const end = endCall(after, names, words);
  const rules = last && rulesCall(after, names, words);
  return [thrown, end, rules, leftCall(change, words)].filter(isSaid).map(capitalised);
}

/** Returns the status for screen readers: the call, with the names of the players. */
export function status(change: Change, words: CallingWords): string {
  const { after, names } = change;
  const kind = changeKind(change);
  const last = kind === 'thrown' ? after.turns.at(-1) : undefined;
  const next = after.outcome ? undefined : words.turnOf(ofSide(names, toThrow(after)));

  return sentences([
    ...(last ? turnStatus(last, after, names, words) : []),
    (kind === 'thrown' || kind === 'decided') && endCall(after, names, words),
    kind === 'thrown' && roundCall(after, words),
    next,
    kind === 'thrown' && leftCall(change, words),
  ]);
}

/** Returns the last turn in words, for spectators; empty before the first turn. */
export function lastTurnStatus(game: Game, names: BySide<string>, words: CallingWords): string {
  const last = game.turns.at(-1);
  if (!last) return '';
  return sentences([
    ...turnStatus(last, game, names, words),
    isBetweenLegs(game) && endCall(game, names, words),
    roundCall(game, words),
  ]);
}

function turnStatus(turn: Turn, game: Game, names: BySide<string>, words: CallingWords) {
  const left = ofSide(game.scores, turn.side);
  return [
    words.thrown(ofSide(names, turn.side), turn.bust ? words.rivalBust : words.points(turn.total)),
    left > 0 && !isBetweenLegs(game) && words.stillLeft(left),
  ];
}

/** True if the last turn has ended a leg and the game goes on. */
const isBetweenLegs = (game: Game) =>
  !game.outcome && game.legs.length > 0 && game.turns.length === turnsBefore(game);

const endsLeg = (game: Game) => isBetweenLegs(game) || game.outcome?.reason === 'zero';

function turnCall({ side, bust, total }: Turn, words: CallingWords, here: Side = side): string {
  if (!bust) return words.points(total);
  return side === here ? words.bust : words.rivalBust;
}

function endCall(game: Game, names: BySide<string>, words: CallingWords): string | undefined {
  const { outcome, settings } = game;
  const leg = isBetweenLegs(game) ? game.legs.at(-1) : undefined;
  if (leg?.winner !== undefined) return words.leg(ofSide(names, leg.winner));
  if (!outcome || outcome.reason === 'void') return undefined;
  if (outcome.winner === undefined) return words.draw;
  const name = ofSide(names, outcome.winner);
  return outcome.reason === 'zero' && settings.legs === 1 ? words.leg(name) : words.match(name);
}

/** Returns the call for the start of the last round or of sudden death. */
function roundCall(game: Game, words: CallingWords): string | undefined {
  if (game.outcome) return undefined;
  if (beginsSuddenDeath(game)) return words.suddenDeath;
  return beginsLastRound(game) ? words.lastRound : undefined;
}

/** Returns the call for the starter of the next leg, or for the round that begins. */
const rulesCall = (game: Game, names: BySide<string>, words: CallingWords) =>
  isBetweenLegs(game) ? words.turnOf(ofSide(names, toThrow(game))) : roundCall(game, words);

/** Returns the call for the next player's score, if three darts can close it. */
function leftCall({ after, names, side }: Change, words: CallingWords): string | undefined {
  const next = toThrow(after);
  const points = pointsLeft(after);
  const { isIn } = standingAt(after.settings, points);
  const isInReach = fewestToClose(points, after.settings.out, !isIn) !== undefined;
  if (after.outcome || !isInReach) return undefined;
  return next === (side ?? next)
    ? words.left(points)
    : words.rivalLeft(ofSide(names, next), points);
}

const isSaid = (each: string | false | undefined): each is string => Boolean(each);

/** Joins sentences, each with a capital letter and a full stop. */
const sentences = (parts: readonly (string | false | undefined)[]) =>
  parts
    .filter(isSaid)
    .map((each) => `${capitalised(each)}.`)
    .join(' ');

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
