import * as z from 'zod/mini';
import type { Kind } from '../addresses/one.ts';
import { byToken, roundNumber } from '../competitions.ts';
import { id } from '../fields/ids.ts';
import type { RefusalCode } from '../refusals.ts';
import { byCode } from '../screens.ts';

/** Callers that need no session. */
export const WITHOUT_SESSION = ['anybody', 'readers', 'screens'] as const;

/** Callers that a handler is not told of. `renewers` are users whose session may have to be renewed. */
export const WITHOUT_CALLER = [...WITHOUT_SESSION, 'renewers'] as const;

/** Callers that a call lets in. `organisers` are the creator and the helpers; `self` is the user of the address. */
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
  readonly id?: string; // of its operation, where that is not its name
  readonly for: Audience;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer?: Schema; // data of the envelope; absent: none
  /** Content type of an answer without the envelope. */
  readonly as?: 'application/json' | 'text/calendar' | 'text/csv';
  readonly isKept?: true; // the envelope is kept as text, with a tag
  readonly status?: 201; // absent: 200
  readonly takesForms?: true; // also sent as a form, which is not read
  readonly refusals: readonly RefusalCode[]; // besides those of any call of its kind
};

/** Answer of a call that is an iCalendar file. */
export const CALENDAR = { as: 'text/calendar', answer: z.string() } as const;

/** Refusals of a call for which a player holds one of their games that are to be played. */
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

/** Parameters of addresses, by their names. */
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

/** Returns the calls of a feature: an address has a call, and a call an address, by the same name. */
export function calls<const At extends Addresses, const Specs extends SpecsOf<At>>(
  at: At,
  specs: Specs & NoOthers<Specs, At>,
): CallsAt<At, Specs>;
export function calls<At extends Addresses>(at: At, specs: SpecsOf<At>): Calls {
  const made = Object.entries(at).map(([name, address]) => {
    const spec: CallSpec = specs[name as keyof At]; // as the types above say
    return [name, { id: name, ...spec, address, params: paramsIn(address) }] as const;
  });
  return Object.fromEntries(made);
}

/** Part of the ids of operations, by the kind of the competition. */
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

/** Returns calls that leagues and tournaments have alike; their parameters have a `competitionId`. */
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
    const spec: CallSpec = specs[name as keyof At]; // as the types above say
    const address = addressOf(kind);
    const params = z.pipe(
      paramsIn(address),
      z.transform(({ [`${kind}Id`]: competitionId, ...others }) => ({ competitionId, ...others })),
    );
    return [name, { id: name, ...spec, address, params }] as const;
  });
  return Object.fromEntries(made);
}
