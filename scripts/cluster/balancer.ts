import { connect, createServer, type Socket } from 'node:net';
import { isHealthy } from '../is-healthy.ts';

const CHECK_EVERY = 500; // milliseconds

type Target = { readonly port: number };

/**
 * Starts a round-robin load balancer over the healthy servers, or over all servers if none is healthy. Connections are
 * not sticky: a visitor's pages, calls and events go to different servers.
 *
 * @returns a function that stops the load balancer
 */
export async function balance(port: number, targets: readonly Target[]): Promise<() => void> {
  const well = new Set(targets);
  const links = new Set<Socket>();
  let turn = 0;

  const check = async (target: Target): Promise<void> => {
    if (await isHealthy(`http://127.0.0.1:${target.port}`)) well.add(target);
    else well.delete(target);
  };
  const checking = setInterval(() => targets.forEach((target) => void check(target)), CHECK_EVERY);

  const server = createServer((visitor) => {
    turn += 1;
    const candidates = well.size > 0 ? [...well] : targets;
    const target = candidates[turn % candidates.length];
    if (!target) throw new Error('There is no server to give connections to.');
    const link = connect(target.port, '127.0.0.1');
    links.add(visitor);
    visitor.pipe(link).pipe(visitor);
    link.on('error', () => {
      well.delete(target);
      visitor.destroy();
    });
    link.on('close', () => visitor.destroy());
    visitor.on('error', () => link.destroy());
    visitor.on('close', () => {
      links.delete(visitor);
      link.destroy();
    });
  });
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));

  return () => {
    clearInterval(checking);
    for (const link of links) link.destroy();
    server.close();
  };
}
