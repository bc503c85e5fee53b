import { fewestToClose } from '@darts/rules/play/closing';
import type { Game } from '@darts/rules/play/game';
import { standingAt } from '@darts/rules/play/judgement';
import { turnsBefore } from '@darts/rules/play/legs';
import { beginsLastRound, toThrow } from '@darts/rules/play/progress';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import type { Turn } from '@darts/rules/play/turn';
import type { Words } from './catalogue.ts';
import { kindOf, type Change } from './change.ts';

/** What is called after a turn, or at an end off the board: a sentence each, in order. */
export function calls(change: Change, words: Words): readonly string[] {
  const { before, after, names, seat } = change;
  const kind = kindOf(change);
  if (kind !== 'thrown' && kind !== 'decided') return [];

  const last = kind === 'thrown' ? after.turns.at(-1) : undefined;
  const isShot = last && endsLeg(after) && last.total === before.scores[last.seat];
  const thrown = last && !isShot && turnCall(last, words, seat);
  const end = endCall(after, names, words);
  return [thrown, end, leftCall(change, words)].filter(isSaid).map(capitalised);
}

/** What those who do not see the scoreboard need to hear: the same, and whose it is. */
export function status(change: Change, words: Words): string {
  const { after, names } = change;
  const kind = kindOf(change);
  const last = kind === 'thrown' ? after.turns.at(-1) : undefined;
  const next = after.outcome ? undefined : words.turnOf(names[toThrow(after)]);

  return sentences([
    ...(last ? turnStatus(last, after, names, words) : []),
    (kind === 'thrown' || kind === 'decided') && endCall(after, names, words),
    kind === 'thrown' && !after.outcome && beginsLastRound(after) && words.lastRound,
    next,
    kind === 'thrown' && leftCall(change, words),
  ]);
}

/** The last turn in words, for those who look on; none before the first. */
export function lastTurnStatus(game: Game, names: BySeat<string>, words: Words): string {
  const last = game.turns.at(-1);
  if (!last) return '';
  return sentences([
    ...turnStatus(last, game, names, words),
    isBetweenLegs(game) && endCall(game, names, words),
  ]);
}

function turnStatus(turn: Turn, game: Game, names: BySeat<string>, words: Words) {
  const left = game.scores[turn.seat];
  return [
    words.thrown(names[turn.seat], turn.bust ? words.rivalBust : words.points(turn.total)),
    left > 0 && !isBetweenLegs(game) && words.stillLeft(left),
  ];
}

/** Whether the last turn has ended a leg, and the game goes on. */
const isBetweenLegs = (game: Game) =>
  !game.outcome && game.legs.length > 0 && game.turns.length === turnsBefore(game);

const endsLeg = (game: Game) => isBetweenLegs(game) || game.outcome?.reason === 'zero';

function turnCall({ seat, bust, total }: Turn, words: Words, here: Seat = seat): string {
  if (!bust) return words.points(total);
  return seat === here ? words.bust : words.rivalBust;
}

function endCall(game: Game, names: BySeat<string>, words: Words): string | undefined {
  const { outcome, settings } = game;
  const leg = isBetweenLegs(game) ? game.legs.at(-1) : undefined;
  if (leg?.winner) return words.leg(names[leg.winner]);
  if (!outcome || outcome.reason === 'void') return undefined;
  if (!outcome.winner) return words.draw;
  const name = names[outcome.winner];
  return outcome.reason === 'zero' && settings.legs === 1 ? words.leg(name) : words.match(name);
}

/** What the next player has left, where three darts can close it. */
function leftCall({ after, names, seat }: Change, words: Words): string | undefined {
  const next = toThrow(after);
  const points = after.scores[next];
  const { isIn } = standingAt(after.settings, points);
  const isInReach = fewestToClose(points, after.settings.out, !isIn) !== undefined;
  if (after.outcome || !isInReach) return undefined;
  return next === (seat ?? next) ? words.left(points) : words.rivalLeft(names[next], points);
}

const isSaid = (each: string | false | undefined): each is string => Boolean(each);

/** Joins them, each with its capital letter and full stop. */
const sentences = (parts: readonly (string | false | undefined)[]) =>
  parts
    .filter(isSaid)
    .map((each) => `${capitalised(each)}.`)
    .join(' ');

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
