/** Local games on a screen: what a phone sends under a code is passed on, and stored nowhere. */
import { hash } from 'node:crypto';
import type { OpenedCode, RelayedAnswer, GameScreen } from '@darts/contracts/screens';
import type { Clock } from '#platform/clock.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Redis } from '#platform/redis.ts';
import { Refusal } from '#platform/refusals.ts';
import { hashOfToken, newToken } from '#platform/tokens.ts';
import { codeOfKey } from './code-of-key.ts';
import { endedCodes } from './ended-codes.ts';

/** How many codes are under way at most, of all servers together. */
const MAX_CODES = 2_000;

// Lifetime of a code after the last dart, and of a result for the screens that have seen the game.
const IDLE_MS = 10 * 60_000;
const RESULT_MS = 60_000;

// A phone sends every two seconds.
const SILENT_AFTER_MS = 20_000;

/** What a phone has sent last. Servers send it to one another. */
type Sent = {
  readonly code: string;
  readonly id: string; // what follows from the phone's key, and tells nobody the key
  readonly sentAt: number; // by the phone's clock
  readonly game?: GameScreen | undefined; // absent until the first; and once the phone has taken it back
  readonly isOver?: boolean;
  readonly leftMs?: number; // for how long it is worth something, at the server that sends this; absent: all
};

type Relayed = Sent & {
  readonly picture: string; // the same as long as nothing is thrown
  readonly until: number;
  readonly heardAt: number; // by the clock of this server
};

type Relaying = {
  readonly code: string;
  readonly key: string;
  readonly sentAt: number;
  readonly game: GameScreen;
};

type Deps = {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly toServers: Redis['screens'] | undefined; // absent: the only one
};

/** The same for the same picture, and short. */
const pictureOf = (game: GameScreen | undefined): string =>
  hash('sha256', JSON.stringify(game ?? null), 'base64url');

const lastsFor = ({ leftMs, isOver }: Sent): number => leftMs ?? (isOver ? RESULT_MS : IDLE_MS);

/** The phone's key: a new one, or one of those that follow from the request and that nobody else can tell. */
const keyFor = (requestId: string | undefined, tries: number): string =>
  requestId === undefined ? newToken() : hashOfToken(`${requestId} ${tries}`);

export function relay({ clock, limits, toServers }: Deps) {
  const games = new Map<string, Relayed>(); // by code
  const ended = endedCodes();
  toServers?.receive((message) => note(JSON.parse(message) as Sent)); // as it is sent below

  function forgetOld(): void {
    const now = clock();
    for (const [code, { id, picture, until }] of games) {
      if (until > now) continue;
      games.delete(code);
      ended.add(id, picture);
    }
  }

  /** Keeps the latest of a code, unless it is somebody else's, or has ended and nothing was thrown since. */
  function note(sent: Sent): boolean {
    forgetOld();
    const known = games.get(sent.code);
    if (known && known.id !== sent.id) return false;
    const picture = pictureOf(sent.game);
    if (!known && (games.size >= MAX_CODES || ended.has(sent.id, picture))) return false;
    if (known && (known.isOver === true || sent.sentAt < known.sentAt)) return true; // what came late
    const heardAt = clock();
    const latest = heardAt + lastsFor(sent);
    const until = known?.picture === picture ? Math.min(known.until, latest) : latest;
    games.set(sent.code, { ...sent, picture, until, heardAt });
    return true;
  }

  /** Tells the other servers, too. */
  function pass(sent: Sent): boolean {
    if (!note(sent)) return false;
    const leftMs = (games.get(sent.code)?.until ?? 0) - clock();
    void toServers?.send(JSON.stringify({ ...sent, leftMs } satisfies Sent));
    return true;
  }

  const shown = (game: GameScreen, { id, isOver, heardAt }: Relayed): RelayedAnswer => ({
    id,
    game,
    isSilent: isOver !== true && clock() - heardAt >= SILENT_AFTER_MS,
  });

  return {
    /**
     * A code for a phone; by the same `requestId`, which nobody else knows, the same one.
     *
     * @throws {Refusal} `too-many-screens`, `too-many-requests`
     */
    async open(address: string, requestId?: string): Promise<OpenedCode> {
      await limits.take('screen-codes-address', address);
      forgetOld();
      let key = keyFor(requestId, 0);
      for (let tries = 1; games.has(codeOfKey(key)); tries += 1) {
        if (games.get(codeOfKey(key))?.id === hashOfToken(key))
          return { code: codeOfKey(key), key };
        key = keyFor(requestId, tries);
      }
      const code = codeOfKey(key);
      if (!pass({ code, id: hashOfToken(key), sentAt: 0 })) throw new Refusal('too-many-screens');
      return { code, key };
    },

    /**
     * Shows what a phone sends under its code; after a restart a server knows none, and takes its word, as
     * for a new one. With the end of the game the code ends. A key that is not the one under way is a guess,
     * and tells no more than another.
     *
     * @throws {Refusal} `screen-not-found` when the code is somebody else's, or has ended and nothing was
     *   thrown since; `too-many-requests`
     */
    async send({ code, key, sentAt, game }: Relaying, address: string): Promise<void> {
      forgetOld();
      const id = hashOfToken(key);
      if (ended.has(id, pictureOf(game))) throw new Refusal('screen-not-found');
      if (games.get(code)?.id !== id) {
        await limits.take('screen-guesses-address', address);
        if (codeOfKey(key) !== code) throw new Refusal('screen-not-found');
        await limits.take('screen-codes-address', address);
      }
      const isOver = game.status === 'finalizada';
      if (!pass({ code, id, sentAt, game, isOver })) throw new Refusal('screen-not-found');
    },

    /** Takes a game off the screens. */
    close(code: string, key: string): void {
      const id = hashOfToken(key);
      if (games.get(code)?.id === id)
        pass({ code, id, sentAt: Number.MAX_SAFE_INTEGER, isOver: true });
    },

    /**
     * What is shown under a code. Screens that have seen the game name its id; others may guess a few
     * times only.
     *
     * @throws {Refusal} `screen-not-found`, `too-many-requests`
     */
    async get(code: string, id: string | undefined, address: string): Promise<RelayedAnswer> {
      forgetOld();
      const found = games.get(code);
      if (id !== undefined) {
        if (!found?.game || found.id !== id) throw new Refusal('screen-not-found'); // which tells no code
        return shown(found.game, found);
      }
      await limits.take('screen-guesses-address', address);
      if (!found?.game || found.isOver) throw new Refusal('screen-not-found');
      await limits.giveBack('screen-guesses-address', address);
      return shown(found.game, found);
    },
  };
}

export type Relay = ReturnType<typeof relay>;
