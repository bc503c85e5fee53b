/** A realtime server in the place of `socket.io-client`: the network leaves the machine. */
import type { RefusalCode } from '@darts/contracts/refusals';
import type { EventName, RequestName, EventOf } from '@darts/contracts/realtime';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { dispatchServerEvent } from '#platform/server-events.ts';
import { openSocket } from '#platform/socket.ts';

type Payload = Record<string, unknown>;

/** Grants every request, unless a test gives another answer. */
export const realtime = {
  asked: [] as { name: string; payload: Payload }[],
  answers: new Map<string, () => object>(),
  listeners: new Map<string, (reason?: string) => void>(), // of the connection itself
};

const socket = {
  active: true,
  io: { engine: {} },
  connected: true,
  onAny: () => {},
  on: (name: string, listener: () => void) => realtime.listeners.set(name, listener),
  disconnect: () => {},
  timeout: () => ({
    emitWithAck: async (name: RequestName, payload: Payload) => {
      realtime.asked.push({ name, payload });
      return realtime.answers.get(name)?.() ?? { success: true };
    },
  }),
  connect: () => {
    realtime.listeners.get('connect')?.();
    return socket;
  },
};

/** Stands for the module `socket.io-client`. */
export const socketIo = { io: () => socket };

export const refuse = (name: RequestName, message: string, code?: RefusalCode) =>
  realtime.answers.set(name, () => ({ success: false, message, code }));

export const asked = (name: RequestName) => realtime.asked.filter((each) => each.name === name);

export const seeAsked = (name: RequestName, times = 1) =>
  waitFor(() => expect(asked(name)).toHaveLength(times));

/** The server sends an event, and the page takes it in. */
export const send = <Name extends EventName>(name: Name, event: EventOf<Name>) =>
  act(async () => {
    dispatchServerEvent(name, event);
    await new Promise((taken) => setTimeout(taken)); // the query cache tells its readers a task later
  });

/** Connects for each test. To be called once in a file of tests. */
export function connectForEach(): void {
  let hangUp: () => void;

  beforeEach(() => {
    realtime.asked.length = 0;
    realtime.answers.clear();
    hangUp = openSocket();
  });

  afterEach(() => hangUp());
}
