import type { League } from '@darts/contracts/leagues';
import { today } from '#competitions/calendar-date.ts';
import { useSearchParams } from '#platform/search-params.ts';

/** The rounds of a league, each with its date. */
export type DatedRounds = League['rounds'];

/** Returns the round in the address, from 1, or this week's; and a function to change it. */
export function useRound(rounds: DatedRounds) {
  const [address, setAddress] = useSearchParams();
  const wanted = Number(address.get('jornada'));
  const round = rounds.some((each) => each.round === wanted) ? wanted : roundNow(rounds);
  const choose = (chosen: string) => setAddress({ jornada: chosen }, { replace: true });
  return [round, choose] as const;
}

/** Returns the latest round that has begun or, before any has, the first. */
const roundNow = (rounds: DatedRounds): number =>
  rounds.findLast(({ date }) => date <= today())?.round ?? 1;
