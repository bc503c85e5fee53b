/** Every text of every body and realtime request is plain, as others may read it. Exceptions state the reason. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requests } from './realtime.ts';
import { line, lines } from './fields/text.ts';

/** Texts that need not be plain, by path, with the reason. */
const NOT_PLAIN: Readonly<Record<string, string>> = {
  'accounts/newAccount.username': 'the rule of usernames judges it',
  'accounts/profileEdit.username': 'the rule of usernames judges it',
  'accounts/newAccount.password': 'only its hash is kept',
  'accounts/passwordReset.password': 'only its hash is kept',
  'accounts/passwordChange.oldPassword': 'only compared',
  'accounts/passwordChange.newPassword': 'only its hash is kept',
  'accounts/credentials.email': 'only compared',
  'accounts/credentials.password': 'only compared',
  'accounts/googleLogin.token': 'only verified',
  'accounts/resetCheck.token': 'only compared',
  'accounts/passwordReset.token': 'only compared',
  'accounts/usersPage.after': 'only compared',
  'accounts/usersPage.q': 'only searched for',
  'competitions/candidatesPage.after': 'only compared',
  'competitions/candidatesPage.q': 'only searched for',
  'competitions/competitionFilters.q': 'only searched for',
  'results/helperBody.username': 'only compared',
  'play/turnBody.turnId': 'only compared',
  'realtime/recordTurn.turnId': 'only compared',
};

// The part of zod's schema definition that is read here.
type Definition = {
  readonly type: string;
  readonly format?: string;
  readonly catchall?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
};
type Schema = z.ZodMiniType;

const definitionOf = (schema: Schema): Definition => schema._zod.def;

/** Returns every text within a schema, with its path. */
function textsIn(name: string, schema: Schema): (readonly [string, Schema])[] {
  const { type, shape, innerType, in: input, element, options } = definitionOf(schema);
  if (type === 'string') return [[name, schema]];
  const inner = [innerType, input, element, ...(options ?? [])].filter(
    (each) => each !== undefined,
  );
  return [
    ...inner.flatMap((each) => textsIn(name, each)),
    ...Object.entries(shape ?? {}).flatMap(([field, each]) => textsIn(`${name}.${field}`, each)),
  ];
}

/** True if a value is the schema of an input. Inputs are strict objects; answers of the server are not. */
const isInput = (value: unknown): value is Schema =>
  value instanceof z.ZodMiniObject && definitionOf(value).catchall !== undefined;

const modules = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
const allTexts = [
  ...(
    await Promise.all(
      modules.map(async (file) => {
        const exported = (await import(join(import.meta.dirname, file))) as object;
        return Object.entries(exported).flatMap(([name, value]) =>
          isInput(value) ? textsIn(`${basename(file, '.ts')}/${name}`, value) : [],
        );
      }),
    )
  ).flat(),
  ...Object.entries(requests).flatMap(([name, { input }]) => textsIn(`realtime/${name}`, input)),
];
const formatOf = ([, schema]: readonly [string, Schema]) => definitionOf(schema).format;
const texts = allTexts.filter((text) => formatOf(text) === undefined);
const ids = allTexts.filter((text) => formatOf(text) === 'uuid');

const PLAIN = ['Jueves a las 21', 'ana@correo.es'];
const UNSEEN = ['\u202E', '\u2066', '\u200B', '\u00AD', '\u2028', '\u001B', '\u0085'];

describe('every text of a request that other users may read', () => {
  test('is found in the schemas', () => {
    const names = texts.map(([name]) => name);
    expect(names).toContain('leagues/leagueBody.description');
    expect(names).toContain('tournaments/tournamentBody.name');
    expect(names).toContain('accounts/profileEdit.status');
    expect(names).toEqual(expect.arrayContaining(Object.keys(NOT_PLAIN)));
  });

  test.each(texts.filter(([name]) => !(name in NOT_PLAIN)))(
    'refuses invisible characters: %s',
    (_, schema) => {
      const spoilt = PLAIN.flatMap((text) => UNSEEN.map((each) => text.replace('a', `a${each}`)));
      expect(spoilt.filter((text) => schema.safeParse(text).success)).toEqual([]);
    },
  );
});

test('only descriptions accept line breaks, of any kind, and tabs become spaces', () => {
  expect(line.safeParse('Jueves\na las 21').error?.issues[0]?.message).toBe(
    'Sin saltos de línea ni caracteres invisibles.',
  );
  expect(lines.parse(' Jueves\r\na las\t21\rEn El Triple\n')).toBe(
    'Jueves\na las 21\nEn El Triple',
  );
  const onSeveralLines = texts.filter(([, schema]) => schema.safeParse('Jueves\na las 21').success);
  expect(onSeveralLines.map(([name]) => name).filter((name) => !(name in NOT_PLAIN))).toEqual([
    'leagues/leagueBody.description',
    'leagues/newLeague.description',
    'tournaments/tournamentBody.description',
    'tournaments/newTournament.description',
  ]);
});

test('every id of a request is read in lower case', () => {
  const names = ids.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['accounts/roleChange.userId', 'realtime/watch.leagueId']),
  );
  const inCapitals = 'ABCDEF01-2345-4678-89AB-CDEF01234567';
  const kept = ids.filter(([, schema]) => schema.parse(inCapitals) !== inCapitals.toLowerCase());
  expect(kept.map(([name]) => name)).toEqual([]);
});
