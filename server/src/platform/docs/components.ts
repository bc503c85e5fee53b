import type { Json } from './json-schemas.ts';

type Components = Readonly<Record<string, Json>>;
type Document = { readonly components?: Components };

/**
 * Drops unused schemas and responses. Each schema comes in two versions, for input and output, of which most are
 * used in one. A schema used for input only loses the `Input` of its name.
 */
export function withUsedComponents<Whole extends Document>({ components = {}, ...rest }: Whole) {
  const used = new Set<string>(); // such as `schemas/Game`
  const follow = (part: unknown): void => {
    for (const [, path = ''] of JSON.stringify(part).matchAll(/#\/components\/(\w+\/\w+)/g)) {
      if (used.has(path)) continue;
      used.add(path);
      const [kind = '', name = ''] = path.split('/');
      follow(components[kind]?.[name] ?? null);
    }
  };
  follow(rest);

  const usedOf = (kind: string) =>
    Object.entries(components[kind] ?? {}).filter(([name]) => used.has(`${kind}/${name}`));
  const nameOf = (name: string) => {
    const short = name.replace(/Input$/, '');
    return used.has(`schemas/${short}`) ? name : short;
  };
  const schemas = usedOf('schemas').map(([name, schema]) => [nameOf(name), schema] as const);
  const responses = Object.fromEntries(usedOf('responses'));
  const whole = {
    ...rest,
    components: { ...components, responses, schemas: Object.fromEntries(schemas) },
  };
  const text = JSON.stringify(whole).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `#/components/schemas/${nameOf(name)}`,
  );
  return JSON.parse(text) as typeof whole; // of the same shape: only names differ
}
