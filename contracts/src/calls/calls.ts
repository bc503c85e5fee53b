/** Every call of the product. */
import type * as z from 'zod/mini';
import { accountCalls, downloadCalls, entryCalls } from './accounts.ts';
import type { Address, Calls } from './call.ts';
import { competitionCalls, organisingCalls } from './competitions.ts';
import { dateCalls, movingCalls } from './dates.ts';
import { memberFileCalls, publicFileCalls } from './files.ts';
import { leagueCalls } from './leagues.ts';
import { officiatingCalls } from './officiating.ts';
import { playCalls } from './play.ts';
import { readerCalls } from './readers.ts';
import { resultCalls } from './results.ts';
import {
  competitionScreenCalls,
  gameScreenCalls,
  localScreenCalls,
  screenCalls,
} from './screens.ts';
import { healthCalls, sponsorCalls } from './site.ts';
import { tournamentCalls } from './tournaments.ts';

const records = {
  health: healthCalls,
  sponsors: sponsorCalls,
  entry: entryCalls,
  accounts: accountCalls,
  downloads: downloadCalls,
  play: playCalls,
  leagues: leagueCalls,
  tournaments: tournamentCalls,
  results: resultCalls,
  leagueResults: officiatingCalls('league'),
  tournamentResults: officiatingCalls('tournament'),
  competitions: competitionCalls,
  leagueOrganising: organisingCalls('league'),
  tournamentOrganising: organisingCalls('tournament'),
  dates: dateCalls,
  readers: readerCalls,
  memberFiles: memberFileCalls,
  publicFiles: publicFileCalls,
  screens: screenCalls,
  localScreens: localScreenCalls,
  gameScreens: gameScreenCalls,
  leagueScreens: competitionScreenCalls('league'),
  tournamentScreens: competitionScreenCalls('tournament'),
  leagueDates: movingCalls('league'),
  tournamentDates: movingCalls('tournament'),
};

export const everyCall = Object.values<Calls>(records).flatMap((each) => Object.values(each));

type ValueOf<Record> = Record extends unknown ? Record[keyof Record] : never;
type EveryCall = ValueOf<(typeof records)[keyof typeof records]>;

export type CallAt<At extends Address> = EveryCall extends infer Each
  ? Each extends { readonly address: infer Own }
    ? At extends Own
      ? Each
      : never
    : never
  : never;

/** Payload type for clients: accepts read-only values, and any number in place of literal numbers. */
type Loose<Value> = Value extends number
  ? number
  : Value extends object
    ? { readonly [Key in keyof Value]: Loose<Value[Key]> }
    : Value;

type Part<Of, Name extends string> = Of extends {
  readonly [Key in Name]: infer Schema extends z.ZodMiniType;
}
  ? undefined extends z.input<Schema>
    ? { readonly [Key in Name]?: Loose<z.input<Schema>> }
    : { readonly [Key in Name]: Loose<z.input<Schema>> }
  : unknown;

type ParamsPart<Params> = keyof Params extends never ? unknown : { readonly params: Params };

/** Payload that a client sends to the call at an address. */
export type Sent<At extends Address> = ParamsPart<z.output<CallAt<At>['params']>> &
  Part<CallAt<At>, 'query'> &
  Part<CallAt<At>, 'body'>;

/** Data of the answer to the call at an address. */
export type Answered<At extends Address> =
  CallAt<At> extends { readonly answer: infer Schema extends z.ZodMiniType }
    ? z.output<Schema>
    : Readonly<Record<string, never>>;
