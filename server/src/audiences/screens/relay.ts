/** Relay of local games from a phone to screens, under a code. Games are kept in memory only. */
import { hash } from 'node:crypto';
import type { OpenedCode, RelayedAnswer, GameScreen } from '@darts/contracts/screens';
import type { Clock } from '#platform/clock.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Redis } from '#platform/redis.ts';
import { Refusal } from '#platform/refusals.ts';
import { hashOfToken, newToken } from '#platform/tokens.ts';
import { codeOfKey } from './code-of-key.ts';
import { endedCodes } from './ended-codes.ts';

/** Maximum number of open codes, of all servers together. */
const MAX_CODES = 2_000;

// Lifetime of a code after the last dart, and of a result for the screens that have seen the game.
const IDLE_MS = 10 * 60_000;
const RESULT_MS = 60_000;

// A phone sends its game every two seconds.
const SILENT_AFTER_MS = 20_000;

/** Latest message of a phone, as servers send it to each other. */
type Sent = {
  readonly code: string;
  readonly id: string; // hash of the phone's key
  readonly sentAt: number; // by the phone's clock
  readonly game?: GameScreen | undefined; // absent before the first game, and once the phone has closed the code
  readonly isOver?: boolean;
  readonly leftMs?: number; // remaining lifetime at the sending server; absent: a full lifetime
};

type Relayed = Sent & {
  readonly picture: string; // digest of the game, unchanged until a dart is thrown
  readonly until: number;
  readonly heardAt: number; // by this server's clock
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
  readonly toServers: Redis['screens'] | undefined; // absent: this is the only server
};

/** Returns a short digest of a game, equal for equal games. */
const pictureOf = (game: GameScreen | undefined): string =>
  hash('sha256', JSON.stringify(game ?? null), 'base64url');

const lastsFor = ({ leftMs, isOver }: Sent): number => leftMs ?? (isOver ? RESULT_MS : IDLE_MS);

/** Returns a phone's key: a new one, or the key derived from the secret `requestId` for this try. */
const keyFor = (requestId: string | undefined, tries: number): string =>
  requestId === undefined ? newToken() : hashOfToken(`${requestId} ${tries}`);

export function relay({ clock, limits, toServers }: Deps) {
  const games = new Map<string, Relayed>(); // by code
  const ended = endedCodes();
  toServers?.receive((message) => note(JSON.parse(message) as Sent)); // written by `pass`

  function forgetOld(): void {
    const now = clock();
    for (const [code, { id, picture, until }] of games) {
      if (until > now) continue;
      games.delete(code);
      ended.add(id, picture);
    }
  }

  /**
   * Keeps the latest message of a code. Returns false if the code is another phone's, if it has ended and no dart
   * was thrown since, or if there are too many codes.
   */
  function note(sent: Sent): boolean {
    forgetOld();
    const known = games.get(sent.code);
    if (known && known.id !== sent.id) return false;
    const picture = pictureOf(sent.game);
    if (!known && (games.size >= MAX_CODES || ended.has(sent.id, picture))) return false;
    if (known && (known.isOver === true || sent.sentAt < known.sentAt)) return true; // late: ignored
    const heardAt = clock();
    const latest = heardAt + lastsFor(sent);
    const until = known?.picture === picture ? Math.min(known.until, latest) : latest;
    games.set(sent.code, { ...sent, picture, until, heardAt });
    return true;
  }

  /** Keeps a message and sends it to the other servers. Returns false if `note` refuses the message. */
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
     * Opens a code for a phone. Idempotent for the same `requestId`, which is secret.
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
     * Shows a phone's game under its code. The code ends with the game. After a restart a server knows no codes,
     * and opens the code again if the key matches. Any key but that of the open code counts as a guess, and a
     * refusal does not tell whether the code is open.
     *
     * @throws {Refusal} `screen-not-found` if the code is another phone's, or has ended and no dart was
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

    /** Closes a code, and so removes its game from the screens. A no-op if the key does not match. */
    close(code: string, key: string): void {
      const id = hashOfToken(key);
      if (games.get(code)?.id === id)
        pass({ code, id, sentAt: Number.MAX_SAFE_INTEGER, isOver: true });
    },

    /**
     * Returns the game shown under a code. A screen that has seen the game names its `id`, and also gets the
     * result; without `id`, wrong codes are rate-limited as guesses.
     *
     * @throws {Refusal} `screen-not-found`, `too-many-requests`
     */
    async get(code: string, id: string | undefined, address: string): Promise<RelayedAnswer> {
      forgetOld();
      const found = games.get(code);
      if (id !== undefined) {
        if (!found?.game || found.id !== id) throw new Refusal('screen-not-found'); // hides whether the code is open
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
