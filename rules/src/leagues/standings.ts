/** The table of a league, computed from its games alone. */
import { compareUsernames } from '../accounts/name-order.ts';
import {
  countOf,
  gamesByPlayer,
  legsOf,
  pointsOf,
  type LeagueResult,
  type Legs,
} from './record.ts';
import type { LeaguePoints } from './points.ts';
import { tieBreakValues, type Contender, type TableRules, type TieBreak } from './tie-breaks.ts';

export type Entrant = {
  readonly playerId: string;
  readonly name: string;
  readonly withdrawn?: true;
};

export type Standing = Entrant & {
  readonly rank: number; // equal ranks share the number: 1, 1, 3
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number; // absences included
  readonly points: number;
  readonly legs: Legs;
  readonly tieBreak?: TieBreak; // decided the rank among players with equal points
};

type Member = Entrant & Contender;

/** Players that are level so far. */
type Group = { readonly members: readonly Member[]; readonly tieBreak?: TieBreak };

/**
 * Returns the table, best first: by points, then by the tie-breaks of the league. Equal ranks are listed by
 * name. Withdrawn players come last, in the same order.
 */
export function standings(
  entrants: readonly Entrant[],
  results: readonly LeagueResult[],
  rules: TableRules,
): readonly Standing[] {
  const played = gamesByPlayer(results);
  const members = entrants.map((entrant) => ({
    ...entrant,
    games: played.get(entrant.playerId) ?? [],
  }));
  const level = [
    members.filter(({ withdrawn }) => !withdrawn),
    members.filter(({ withdrawn }) => withdrawn),
  ].flatMap((part) => parted(part, ({ games }) => pointsOf(games, rules.points)));
  const groups = rules.tieBreaks.reduce<readonly Group[]>(
    (undecided, tieBreak) => undecided.flatMap((group) => splitTie(group, tieBreak, rules)),
    level.map((group) => ({ members: group })),
  );
  return ranked(groups, rules.points);
}

/** Groups players by a value, highest first. */
function parted(members: readonly Member[], valueOf: (member: Member) => number): Member[][] {
  const parts = Map.groupBy(members, valueOf);
  return [...parts].toSorted(([one], [other]) => other - one).map(([, part]) => part);
}

/** Splits a group by a tie-break, and records the tie-break if it decides. */
function splitTie(group: Group, tieBreak: TieBreak, rules: TableRules): readonly Group[] {
  const parts = parted(group.members, tieBreakValues[tieBreak](group.members, rules));
  return parts.length === 1 ? [group] : parts.map((members) => ({ members, tieBreak }));
}

/** Compares by name, then by id: deleted accounts share a name. */
const byName = (one: Entrant, other: Entrant): number =>
  compareUsernames(one.name, other.name) || (one.playerId < other.playerId ? -1 : 1);

function ranked(groups: readonly Group[], worth: LeaguePoints): readonly Standing[] {
  let rank = 1;
  return groups.flatMap(({ members, tieBreak }) => {
    const shared = rank;
    rank += members.length;
    return members.toSorted(byName).map((member) => standingOf(member, shared, worth, tieBreak));
  });
}

const standingOf = (
  { playerId, name, withdrawn, games }: Member,
  rank: number,
  worth: LeaguePoints,
  tieBreak: TieBreak | undefined,
): Standing => ({
  playerId,
  name,
  ...(withdrawn && { withdrawn }),
  rank,
  played: games.length,
  wins: countOf(games, 'win'),
  draws: countOf(games, 'draw'),
  losses: countOf(games, 'loss') + countOf(games, 'absent'),
  points: pointsOf(games, worth),
  legs: legsOf(games),
  ...(tieBreak && { tieBreak }),
});
