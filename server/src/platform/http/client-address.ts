import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';

/** Returns the client's address of a request that does not reach Fastify, by the rules of `request.ip`. */
export function clientAddress(trustProxy: string): (request: IncomingMessage) => string {
  const isTrusted = compile(trustProxy.split(',').map((each) => each.trim()));
  return (request) => all(request, isTrusted).at(-1) ?? '';
}
