/** The table of a league, computed from its games and from nothing else. */
import {
  against,
  countOf,
  differenceOf,
  gamesByPlayer,
  averageOf,
  pointsOf,
  type LeagueResult,
  type Played,
} from './record.ts';

export type Entrant = { readonly playerId: string; readonly name: string };

/** What ranked players who had the same points, in the order in which it is tried. */
export const TIE_BREAKS = ['direct', 'wins', 'difference', 'mean'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export type Standing = Entrant & {
  readonly rank: number; // equal ranks share the number: 1, 1, 3
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly points: number;
  readonly tieBreak?: TieBreak; // what parted this player from others of the same points
};

type Contender = Entrant & { readonly games: readonly Played[] };

/** Players between whom nothing has decided (yet), best group first. */
type Group = { readonly members: readonly Contender[]; readonly tieBreak?: TieBreak };

/**
 * The table, best first; equal ranks by name.
 *
 * Points; then, among those who have the same: the points of the games between them, once all of
 * these are played; wins; the rivals' points left less one's own; the average per turn.
 *
 * @param games how often each two of the league meet: once or twice
 */
export function standings(
  entrants: readonly Entrant[],
  results: readonly LeagueResult[],
  games: 1 | 2,
): readonly Standing[] {
  const played = gamesByPlayer(results);
  const contenders = entrants.map((entrant) => ({
    ...entrant,
    games: played.get(entrant.playerId) ?? [],
  }));
  const groups = parted(contenders, (contender) => pointsOf(contender.games))
    .map((members): Group => ({ members }))
    .flatMap((group) => splitTie(group, 'direct', directPoints(group.members, games)))
    .flatMap((group) => splitTie(group, 'wins', (contender) => countOf(contender.games, 'win')))
    .flatMap((group) => splitTie(group, 'difference', ({ games: own }) => differenceOf(own)))
    .flatMap((group) => splitTie(group, 'mean', ({ games: own }) => averageOf(own)));
  return ranked(groups);
}

/** The points from the games among the tied; the same for all until every one is played. */
function directPoints(members: readonly Contender[], games: 1 | 2) {
  const ids = new Set(members.map(({ playerId }) => playerId));
  const direct = (contender: Contender) => against(contender.games, ids);
  const isComplete = members.every(
    (contender) => direct(contender).length === (members.length - 1) * games,
  );
  return (contender: Contender) => (isComplete ? pointsOf(direct(contender)) : 0);
}

/** Parts players by a value, highest first. */
function parted(
  members: readonly Contender[],
  valueOf: (contender: Contender) => number,
): Contender[][] {
  const parts = Map.groupBy(members, valueOf);
  return [...parts].toSorted(([one], [other]) => other - one).map(([, part]) => part);
}

/** Parts a group, and notes by what, if it does. */
function splitTie(
  group: Group,
  tieBreak: TieBreak,
  valueOf: (contender: Contender) => number,
): readonly Group[] {
  const parts = parted(group.members, valueOf);
  return parts.length === 1 ? [group] : parts.map((members) => ({ members, tieBreak }));
}

const names = new Intl.Collator('es');

/** Several may have the same name: those whose accounts are gone. */
const byName = (one: Entrant, other: Entrant): number =>
  names.compare(one.name, other.name) || (one.playerId < other.playerId ? -1 : 1);

function ranked(groups: readonly Group[]): readonly Standing[] {
  let rank = 1;
  return groups.flatMap(({ members, tieBreak }) => {
    const shared = rank;
    rank += members.length;
    return members.toSorted(byName).map((member) => standingOf(member, shared, tieBreak));
  });
}

const standingOf = (
  { playerId, name, games }: Contender,
  rank: number,
  tieBreak: TieBreak | undefined,
): Standing => ({
  playerId,
  name,
  rank,
  played: games.length,
  wins: countOf(games, 'win'),
  draws: countOf(games, 'draw'),
  losses: countOf(games, 'loss'),
  points: pointsOf(games),
  ...(tieBreak && { tieBreak }),
});
