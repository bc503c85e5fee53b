/** Checks that the documentation lists every refusal that a test meets. */
import { COMMON_REFUSALS, requestDocs } from '@darts/contracts/docs/requests';
import type { RequestName } from '@darts/contracts/realtime';
import type { RefusalCode } from '@darts/contracts/refusals';
import { expect, onTestFinished } from 'vitest';
import type { HttpApp } from '../src/platform/http/http.ts';

type Call = {
  readonly method: string;
  readonly path: RegExp;
  readonly refusals: readonly string[];
};

type App = Pick<HttpApp, 'inject'>;
let latest: App | undefined;
let calls: Promise<readonly Call[]> | undefined; // the same for every server

/** Sets the server whose documentation is read, until the test ends. */
export function describedBy(app: App): void {
  latest = app;
  onTestFinished(() => {
    latest = undefined;
  });
}

/** Refusals of any connection, which the documentation lists once. */
const OF_CONNECTIONS = new Set(['address-too-long', 'headers-too-large', 'incomplete-request']);

/** Fails if the documentation of a call lacks a refusal. */
export async function expectDocumented(
  method: string,
  path: string,
  { status, code }: { readonly status: number; readonly code: RefusalCode },
): Promise<void> {
  if (OF_CONNECTIONS.has(code)) return;
  if (latest) calls ??= callsOf(latest);
  const [pathname = ''] = `/api${path}`.split('?');
  const call = (await calls)?.find((each) => each.method === method && each.path.test(pathname));
  if (call) expect(call.refusals, `${method} ${path}`).toContain(`${status} ${code}`);
}

export function expectDocumentedRequest(name: RequestName, code: RefusalCode): void {
  expect([...requestDocs[name].refusals, ...COMMON_REFUSALS], `of ${name}`).toContain(code);
}

type Failure = {
  readonly $ref?: string;
  readonly content?: { readonly 'application/json'?: { readonly schema: object } };
};

async function callsOf(app: App): Promise<readonly Call[]> {
  // From another address: tests count the calls of theirs.
  const answer = await app.inject({ url: '/api/docs/json', remoteAddress: '203.0.113.250' });
  const { paths, components } = answer.json();
  const codesIn = ({ $ref, content }: Failure): readonly string[] => {
    if ($ref !== undefined) return codesIn(components.responses[$ref.split('/').at(-1) ?? '']);
    const text = JSON.stringify(content?.['application/json']?.schema ?? {});
    const [, codes = '[]'] = /"code":\{"type":"string","enum":(\[.*?\])/.exec(text) ?? [];
    return JSON.parse(codes) as string[];
  };
  // Paths without parameters first: a parameter matches any text.
  const templates = Object.keys(paths).toSorted(
    (a, b) => a.split('{').length - b.split('{').length,
  );
  return templates.flatMap((template) =>
    Object.entries<{ responses: Record<string, Failure> }>(paths[template]).map(
      ([method, { responses }]) => ({
        method: method.toUpperCase(),
        path: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
        refusals: Object.entries(responses).flatMap(([status, failure]) =>
          codesIn(failure).map((code) => `${status} ${code}`),
        ),
      }),
    ),
  );
}
