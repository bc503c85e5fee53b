/** Malformed JSON as text, as some of it has no value. */
import fc, { type Arbitrary } from 'fast-check';

/** The used fields of a JSON schema. */
export type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly format?: string;
};

const json = (value: unknown) => JSON.stringify(value);

const ODD = [
  ...'null true -1 -0 0.5 1e308 1e999 2147483648 9007199254740993 [] {} [[]]'.split(' '),
  ...String.raw`"" "__proto__" "NaN" "%00" "Co\u0000pa" "\ud800" "\u202eabc"`.split(' '),
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"toString":null,"valueOf":1,"length":1e9}',
  '{"then":{},"toJSON":{}}',
  `"' or 1=1; drop table users; --"`,
  '" "',
];

const nested = (open: string, close: string): Arbitrary<string> =>
  fc.integer({ min: 10, max: 8000 }).map((depth) => open.repeat(depth) + close.repeat(depth));

/** Values of the wrong type, size or depth. */
export const junk: Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...ODD) },
  { weight: 4, arbitrary: fc.jsonValue({ stringUnit: 'binary' }).map(json) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }).map(json) },
  { weight: 1, arbitrary: fc.double().map(String) }, // NaN and Infinity, too, which are no JSON
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 8 }).map((kilo) => json('ñ🎯'.repeat(kilo * 1000))),
  },
  { weight: 1, arbitrary: nested('[', ']') },
  { weight: 1, arbitrary: nested('{"a":[', ']}') },
);

const BROKEN = [
  ...String.raw`{ {"a": [1, NaN undefined {'a':1} {"a":1}} {"a":1,} "\ud800`.split(' '),
  ...String.raw`{"a":Infinity} {"\u005f_proto__":{}} <a/> a=1&b[]=2`.split(' '),
  '\0',
  '\ufeff{}',
  '//\n{}',
];

/** Text that is no JSON. */
export const brokenJson: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...BROKEN),
  fc.string({ unit: 'binary' }),
);

/** A valid value of the schema, with one of the `ids` for each id. */
export function plausible(schema: Schema, ids: readonly string[]): Arbitrary<string> {
  const { type, format, items, properties = {} } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum).map(json);
  if (items) return fc.array(plausible(items, ids), { minLength: 1, maxLength: 3 }).map(listed);
  if (type === 'object') {
    const values = Object.values(properties).map((each) => plausible(each, ids));
    return fc.tuple(...values).map((all) => objectOf(Object.keys(properties), all));
  }
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid()).map(json);
  if (format === 'email') return fc.constant('"nadie@correo.es"');
  if (format === 'date') return fc.constant('"2026-12-01"');
  if (type === 'string') return fc.constantFrom('"Copa"', '"2026-12-01T00:00:00Z"');
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  return fc.integer({ min: 0, max: 60 }).map(String);
}

const listed = (values: readonly string[]) => `[${values.join()}]`;

/** An object without its undefined values. */
const objectOf = (names: readonly string[], values: readonly (string | undefined)[]) => {
  const fields = names.map((name, index) => values[index] && `${json(name)}:${values[index]}`);
  return `{${fields.filter(Boolean).join()}}`;
};

const EXTRA = ['', ...'__proto__ constructor userId role winner toString'.split(' ')];

/** Junk, or an object with at least one field missing, junk or unexpected. */
export function malformed(schema: Schema, ids: readonly string[]): Arbitrary<string> {
  const objects = (schema.anyOf ?? [schema]).map((each) => malformedObject(each, ids));
  return fc.oneof({ weight: 4, arbitrary: fc.oneof(...objects) }, { weight: 1, arbitrary: junk });
}

function malformedObject({ properties = {} }: Schema, ids: readonly string[]): Arbitrary<string> {
  const names = Object.keys(properties);
  const bad = fc.oneof(
    { weight: 3, arbitrary: junk },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  const values = (victim: number) =>
    Object.values(properties).map((each, index) => {
      const good = { weight: 3, arbitrary: plausible(each, ids) };
      return index === victim ? bad : fc.oneof(good, { weight: 1, arbitrary: bad });
    });
  return fc.nat({ max: names.length }).chain((victim) => {
    const isUnwanted = victim === names.length;
    const extra = isUnwanted ? junk : fc.constant(undefined);
    return fc
      .tuple(fc.constantFrom(...EXTRA), extra, ...values(victim))
      .map(([name, value, ...own]) => objectOf([...names, name], [...own, value]));
  });
}
