import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../scripts/free-port.ts';
import { test as base } from '../fixtures.ts';

/** An address in front of the server that can go away, and at which another version can stand. */
export type Front = {
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
  /** From now on, documents say that they are of this version, and so does the worker, unless it lags behind. */
  readonly deploy: (version: string, isWorkerToo?: boolean) => void;
};

/** Headers of a call that are passed on. */
const PASSED = ['cookie', 'content-type', 'x-refusals-as'] as const;

const WORKER = '/service-worker.js';
const DOCUMENT = '/index.html';

async function frontOf(upstream: string): Promise<Front> {
  const port = await freePort();
  const textOf = async (path: string) => (await fetch(upstream + path)).text();
  let deployed = { version: '1', isWorkerToo: true };
  let server: Server | undefined;

  const mark = (html: string, version: string) =>
    html.replace('<head>', `<head><meta name="version" content="${version}">`);

  /** The worker of a version: with its name, and with its document. */
  async function workerOf(version: string): Promise<string> {
    const [worker, document] = await Promise.all([textOf(WORKER), textOf(DOCUMENT)]);
    const [own = ''] = /\b[0-9a-f]{12}\b/.exec(worker) ?? [];
    const marked = createHash('sha256').update(mark(document, version)).digest('base64');
    return worker
      .replaceAll(own, `${own}-${version}`)
      .replace(/sha256-[\w+/]{43}=/, `sha256-${marked}`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '', method = 'GET' } = request;
    const headers = new Headers();
    for (const name of PASSED) {
      const value = request.headers[name];
      if (value) headers.set(name, String(value));
    }
    const body = Buffer.concat(await request.toArray());
    const passed = await fetch(upstream + url, {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    for (const [name, value] of passed.headers) {
      if (!/^(?:connection|content-(?:encoding|length)|etag|transfer-encoding)$/.test(name)) {
        response.appendHeader(name, value);
      }
    }
    response.statusCode = passed.status;
    const { version, isWorkerToo } = deployed;
    if (url === WORKER) response.end(await workerOf(isWorkerToo ? version : '1'));
    else if (passed.headers.get('content-type')?.startsWith('text/html')) {
      response.end(mark(await passed.text(), version));
    } else response.end(Buffer.from(await passed.arrayBuffer()));
  }

  const front: Front = {
    url: `http://localhost:${port}`,
    async open() {
      server = createServer((request, response) => void answer(request, response));
      await once(server.listen(port), 'listening');
    },
    async close() {
      if (!server) return;
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      server = undefined;
      await closed;
    },
    deploy(version, isWorkerToo = true) {
      deployed = { version, isWorkerToo };
    },
  };
  await front.open();
  return front;
}

export const test = base.extend<{ readonly front: Front }>({
  front: async ({ baseURL }, use) => {
    const front = await frontOf(new URL(String(baseURL)).origin);
    await use(front);
    await front.close();
  },
});

export { expect } from '../fixtures.ts';
