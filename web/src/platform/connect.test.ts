import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import { onSessionLost } from './api.ts';
import { connect } from './connect.ts';
import { useIsBlocked } from './connection.ts';
import { onServerEvent } from './server-events.ts';

type Listener = (...args: unknown[]) => void;

const wire = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  anyListener: undefined as Listener | undefined,
  connect: vi.fn<() => void>(),
  disconnect: vi.fn<() => void>(),
}));

// The network leaves the machine; everything on this side of it is the real thing.
vi.mock('socket.io-client', () => {
  const socket = {
    active: false,
    io: { engine: {} },
    on: (name: string, listener: Listener) => wire.listeners.set(name, listener),
    onAny: (listener: Listener) => {
      wire.anyListener = listener;
    },
    connect: () => {
      wire.connect();
      return socket;
    },
    disconnect: wire.disconnect,
  };
  return { io: () => socket };
});

const health = vi.fn<() => number>(); // the status of the answer
const happens = (name: string, ...args: unknown[]) => wire.listeners.get(name)?.(...args);
const lost = vi.fn<() => void>();
const refresh = vi.fn<() => number>(); // the status that a renewal is answered with

let closing: AbortController;
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/health/'
      ? Response.json({ success: health() === 200, data: {} }, { status: health() })
      : Response.json({}, { status: refresh() }),
  );
  health.mockReset().mockReturnValue(200);
  refresh.mockReset().mockReturnValue(200);
  lost.mockReset();
  wire.connect.mockReset();
  stopListening = onSessionLost(lost);
  closing = new AbortController();
  connect(closing.signal);
});

afterEach(() => {
  closing.abort();
  stopListening();
  vi.useRealTimers();
});

/** Waits for a renewal, and for the pause before the next try. */
const aWhile = () => vi.advanceTimersByTimeAsync(2000);

test('the client connects at once, and passes on the events of the server', () => {
  const heard = vi.fn<(event: unknown) => void>();
  const stop = onServerEvent('joinGameRoom', heard);
  wire.anyListener?.('joinGameRoom', { gameId: 'g' });

  expect(wire.connect).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ gameId: 'g' });
  stop();
});

describe.each([
  ['refused on connecting', () => happens('connect_error', new Error('authError'))],
  ['told by the server', () => happens('authError', { message: '' })],
])('when the session has expired, %s, the client', (_, expire) => {
  test('renews the session and connects again', async () => {
    expire();
    await aWhile();
    expect(refresh).toHaveBeenCalledOnce();
    expect(wire.connect).toHaveBeenCalledTimes(2);
    expect(lost).not.toHaveBeenCalled();
  });

  test('logs out when the session cannot be renewed', async () => {
    refresh.mockReturnValue(401);
    expire();
    await aWhile();
    expect(lost).toHaveBeenCalledOnce();
    expect(wire.connect).toHaveBeenCalledOnce();
  });

  test('logs out when the renewed session is refused too', async () => {
    expire();
    await aWhile();
    expire();
    await aWhile();
    expect(refresh).toHaveBeenCalledOnce();
    expect(lost).toHaveBeenCalledOnce();
  });

  test('stays logged in, and retries, while the server is out of reach', async () => {
    refresh.mockReturnValue(503);
    expire();
    await aWhile();
    expect(lost).not.toHaveBeenCalled();
    expect(wire.connect).toHaveBeenCalledTimes(2);
  });
});

describe('when a connection fails without news of the session, the client', () => {
  const fail = async () => {
    happens('connect_error', new Error('websocket error'));
    await aWhile();
  };

  test('renews the session once and connects again, until a connection holds', async () => {
    await fail();
    await fail();
    expect(refresh).toHaveBeenCalledOnce();
    expect(wire.connect).toHaveBeenCalledTimes(3);

    happens('connect');
    await fail();
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(lost).not.toHaveBeenCalled();
  });

  test('logs out when the session turns out to be over', async () => {
    refresh.mockReturnValue(401);
    await fail();
    expect(lost).toHaveBeenCalledOnce();
    expect(wire.connect).toHaveBeenCalledOnce();
  });

  test.each([
    ['is restarting', () => 503],
    ['refuses by a rate limit', () => 429],
    [
      'cannot be reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('stays logged in, and retries, while the server %s', async (_, answer) => {
    refresh.mockImplementation(answer);
    await fail();
    await fail();
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(wire.connect).toHaveBeenCalledTimes(3);
    expect(lost).not.toHaveBeenCalled();
  });

  test('renews the session again when it has expired during the outage', async () => {
    await fail();
    happens('connect_error', new Error('authError'));
    await aWhile();
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(lost).not.toHaveBeenCalled();
  });
});

describe('when several connections fail in a row', () => {
  const isBlocked = () => renderHook(useIsBlocked).result.current;
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      happens('connect_error', new Error('websocket error'));
      await aWhile();
    }
  };

  test('a proxy is blamed from the third failure if the server answers calls, until a connection holds', async () => {
    await fail(2);
    expect(isBlocked()).toBe(false);
    await fail(1);
    expect(isBlocked()).toBe(true);
    happens('connect');
    expect(isBlocked()).toBe(false);
    await fail(2);
    expect(isBlocked()).toBe(false);
  });

  test('no proxy is blamed while the server does not answer calls', async () => {
    health.mockReturnValue(503);
    await fail(3);
    expect(isBlocked()).toBe(false);
    health.mockReturnValue(200);
    await fail(3);
    expect(isBlocked()).toBe(true);
    closing.abort();
    expect(isBlocked()).toBe(false);
  });
});

test('the client connects again after the server has hung up', async () => {
  happens('disconnect', 'io server disconnect');
  await aWhile();
  expect(wire.connect).toHaveBeenCalledTimes(2);
});

test('the client stays disconnected when the session cannot be renewed after a hang-up', async () => {
  refresh.mockReturnValue(401);
  happens('authError', { message: '' });
  happens('disconnect', 'io server disconnect');
  await aWhile();
  expect(lost).toHaveBeenCalledOnce();
  expect(wire.connect).toHaveBeenCalledOnce();
});

test('the client connects again on a page restored by the browser, and on no other page', () => {
  const show = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(wire.connect).toHaveBeenCalledOnce();
  show(true);
  expect(wire.connect).toHaveBeenCalledTimes(2);
});

test('the client stays disconnected once it is closed', async () => {
  closing.abort();
  happens('disconnect', 'io server disconnect');
  await aWhile();
  expect(wire.disconnect).toHaveBeenCalled();
  expect(wire.connect).toHaveBeenCalledOnce();
});
