import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';

/** Where a request comes from that Fastify does not see, found as Fastify finds `request.ip`. */
export function clientAddress(trustProxy: string): (request: IncomingMessage) => string {
  const isTrusted = compile(trustProxy.split(',').map((each) => each.trim()));
  return (request) => all(request, isTrusted).at(-1) ?? '';
}
