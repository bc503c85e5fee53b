/** Local games on a screen: what a phone sends under a code is passed on, and stored nowhere. */
import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@darts/contracts/screen-codes';
import type { OpenedCode, RelayedAnswer, TvGame } from '@darts/contracts/tv';
import type { Clock } from '#platform/clock.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Redis } from '#platform/redis.ts';
import { Refusal } from '#platform/refusals.ts';
import { hashOfToken, newToken } from '#platform/tokens.ts';

/** How many codes are under way at most, of all servers together. */
const MAX_CODES = 2_000;

// For how long, in milliseconds, a code is worth something after the last dart; and the result of a game
// is shown to the screens that have seen it.
const IDLE = 10 * 60_000;
const RESULT = 60_000;

// A phone sends every two seconds; one that has not been heard for so long, in milliseconds, is silent.
const SILENT = 20_000;

/** What a phone has sent last. Servers tell one another. */
type Sent = {
  readonly code: string;
  readonly id: string; // what follows from the phone's key, and tells nobody the key
  readonly sentAt: number; // by the phone's clock
  readonly game?: TvGame | undefined; // absent until the first; and once the phone has taken it back
  readonly isOver?: boolean;
};

type Relayed = Sent & {
  readonly text: string;
  readonly until: number;
  readonly heardAt: number; // by the clock of this server
};

type Relaying = {
  readonly code: string;
  readonly key: string;
  readonly sentAt: number;
  readonly game: TvGame;
};

type Deps = {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly toServers: Redis['screens'] | undefined; // absent: the only one
};

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

export function relay({ clock, limits, toServers }: Deps) {
  const games = new Map<string, Relayed>(); // by code
  toServers?.receive((message) => note(JSON.parse(message) as Sent)); // as it is sent below

  function forgetOld(): void {
    const now = clock();
    for (const [code, { until }] of games) if (until <= now) games.delete(code);
  }

  /** Keeps the latest of a code, unless it is somebody else's. */
  function note(sent: Sent): boolean {
    forgetOld();
    const known = games.get(sent.code);
    if (known && known.id !== sent.id) return false;
    if (!known && games.size >= MAX_CODES) return false;
    if (known && (known.isOver === true || sent.sentAt < known.sentAt)) return true; // what came late
    const text = JSON.stringify(sent.game ?? null);
    const isMoved = !known || known.text !== text;
    const heardAt = clock();
    const until = isMoved ? heardAt + (sent.isOver ? RESULT : IDLE) : known.until;
    games.set(sent.code, { ...sent, text, until, heardAt });
    return true;
  }

  /** Tells the other servers, too; the sender hears it again, which changes nothing. */
  function pass(sent: Sent): boolean {
    const isNoted = note(sent);
    if (isNoted) toServers?.send(JSON.stringify(sent));
    return isNoted;
  }

  const shown = (game: TvGame, { id, isOver, heardAt }: Relayed): RelayedAnswer => ({
    id,
    game,
    isSilent: isOver !== true && clock() - heardAt >= SILENT,
  });

  return {
    /**
     * A code for a phone.
     *
     * @throws {Refusal} `too-many-screens`, `too-many-requests`
     */
    async open(address: string): Promise<OpenedCode> {
      await limits.take('screenCodesAddress', address);
      const key = newToken();
      let code = newCode();
      forgetOld();
      while (games.has(code)) code = newCode();
      if (!pass({ code, id: hashOfToken(key), sentAt: 0 })) throw new Refusal('too-many-screens');
      return { code, key };
    },

    /**
     * Shows what a phone sends under its code; after a restart a server knows none, and takes its word, as
     * for a new one. With the end of the game the code ends.
     *
     * @throws {Refusal} `screen-not-found` when the code is somebody else's by now, `too-many-requests`
     */
    async send({ code, key, sentAt, game }: Relaying, address: string): Promise<void> {
      if (!games.has(code)) await limits.take('screenCodesAddress', address);
      const isOver = game.status === 'finalizada';
      if (!pass({ code, id: hashOfToken(key), sentAt, game, isOver })) {
        throw new Refusal('screen-not-found');
      }
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
      await limits.take('screenGuessesAddress', address);
      if (!found?.game || found.isOver) throw new Refusal('screen-not-found');
      await limits.giveBack('screenGuessesAddress', address);
      return shown(found.game, found);
    },
  };
}

export type Relay = ReturnType<typeof relay>;
