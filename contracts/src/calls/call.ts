import * as z from 'zod/mini';
import type { Kind } from '../addresses/one.ts';
import { byToken, roundNumber } from '../competitions.ts';
import { id } from '../fields/ids.ts';
import type { RefusalCode } from '../refusals.ts';
import { byCode } from '../screens.ts';

/** Audiences that need no session. */
export const WITHOUT_SESSION = ['anybody', 'readers', 'screens'] as const;

/** Audiences whose handlers receive no `caller`. `renewers`: users whose session may need renewal. */
export const WITHOUT_CALLER = [...WITHOUT_SESSION, 'renewers'] as const;

/** Callers that a call admits. `organisers`: the creator and the helpers; `self`: the user in the address. */
export type Audience =
  | (typeof WITHOUT_CALLER)[number]
  | 'users'
  | 'self'
  | 'participants'
  | 'operators'
  | 'creator'
  | 'organisers'
  | 'admins';

export type Address = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

type Schema = z.ZodMiniType;

export type CallSpec = {
  readonly id?: string; // operation id; absent: the name of the call
  readonly for: Audience;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer?: Schema; // data of the envelope; absent: none
  /** Content type of an answer without the envelope. */
  readonly as?: 'application/json' | 'text/calendar' | 'text/csv';
  readonly isKept?: true; // the envelope is cached as text, with an ETag
  readonly status?: 201; // absent: 200
  readonly takesForms?: true; // form bodies are accepted, and ignored
  readonly refusals: readonly RefusalCode[]; // besides the refusals common to calls of its kind
};

/** Content type and schema of an iCalendar answer. */
export const CALENDAR = { as: 'text/calendar', answer: z.string() } as const;

/** Refusals of calls with which a player changes one of their own pending games. */
export const HELD_BY_PLAYER = [
  'game-not-found',
  'not-a-player',
  'already-begun',
  'game-over',
  'rival-unknown',
  'lost-race',
] as const;

export type Call = CallSpec & {
  readonly id: string;
  readonly address: Address;
  readonly params: Schema;
};
export type Calls = Readonly<Record<string, Call>>;

/** Schemas of address parameters, by name. */
const PARAMS = {
  leagueId: id,
  tournamentId: id,
  gameId: id,
  userId: id,
  boardId: id,
  round: roundNumber,
  ...byToken.shape,
  ...byCode.shape,
};
type Params = typeof PARAMS;
type ParamName = keyof Params;

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsIn<Path> = { [Name in NamesIn<Path> & ParamName]: z.output<Params[Name]> };

const isParam = (name: string): name is ParamName => Object.hasOwn(PARAMS, name);

const paramsIn = (address: Address) => {
  const names = Array.from(address.matchAll(/:(\w+)/g), ([, name = '']) => name).filter(isParam);
  return z.strictObject(Object.fromEntries(names.map((name) => [name, PARAMS[name]])));
};

type Addresses = Readonly<Record<string, Address>>;
type SpecsOf<At> = { readonly [Name in keyof At]: CallSpec };
type NoOthers<Specs, At> = Readonly<Record<Exclude<keyof Specs, keyof At>, never>>;

type CallsAt<At, Specs extends SpecsOf<At>> = {
  readonly [Name in keyof At]: Specs[Name] & {
    readonly id: string;
    readonly address: At[Name];
    readonly params: z.ZodMiniType<ParamsIn<At[Name]>>;
  };
};

/** Returns the calls of a feature. `specs` has exactly one entry per address, under the same name. */
export function calls<const At extends Addresses, const Specs extends SpecsOf<At>>(
  at: At,
  specs: Specs & NoOthers<Specs, At>,
): CallsAt<At, Specs>;
export function calls<At extends Addresses>(at: At, specs: SpecsOf<At>): Calls {
  const made = Object.entries(at).map(([name, address]) => {
    const spec: CallSpec = specs[name as keyof At]; // the overload above requires a spec per address
    return [name, { id: name, ...spec, address, params: paramsIn(address) }] as const;
  });
  return Object.fromEntries(made);
}

/** Part of operation ids, by kind of competition: `withdrawLeaguePlayer`. */
export const KIND = { league: 'League', tournament: 'Tournament' } as const;

type AddressesOfKind = Readonly<Record<string, (kind: Kind) => Address>>;

type CallsOfKind<At extends AddressesOfKind, Specs extends SpecsOf<At>> = {
  readonly [Name in keyof At]: Specs[Name] & {
    readonly id: string;
    readonly address: ReturnType<At[Name]>;
    readonly params: z.ZodMiniType<
      { competitionId: string } & Omit<ParamsIn<ReturnType<At[Name]>>, `${Kind}Id`>
    >;
  };
};

/** Returns calls shared by leagues and tournaments. The id parameter of either kind becomes `competitionId`. */
export function callsOfKind<const At extends AddressesOfKind, const Specs extends SpecsOf<At>>(
  kind: Kind,
  at: At,
  specs: Specs & NoOthers<Specs, At>,
): CallsOfKind<At, Specs>;
export function callsOfKind<At extends AddressesOfKind>(
  kind: Kind,
  at: At,
  specs: SpecsOf<At>,
): Calls {
  const made = Object.entries(at).map(([name, addressOf]) => {
    const spec: CallSpec = specs[name as keyof At]; // the overload above requires a spec per address
    const address = addressOf(kind);
    const params = z.pipe(
      paramsIn(address),
      z.transform(({ [`${kind}Id`]: competitionId, ...others }) => ({ competitionId, ...others })),
    );
    return [name, { id: name, ...spec, address, params }] as const;
  });
  return Object.fromEntries(made);
}
