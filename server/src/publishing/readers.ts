import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { GameView } from '@darts/contracts/play';
import type { PublicEvent } from '@darts/contracts/publishing';
import type { Clock } from '#platform/clock.ts';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { Redis } from '#platform/redis.ts';
import { Refusal } from '#platform/refusals.ts';
import { changesElsewhere } from './changes-elsewhere.ts';
import { eventStream } from './event-stream.ts';

/** How many pages one server sends changes to, and how many of one address. */
const MAX_READERS = 5000;
export const MAX_OF_ADDRESS = 500;

type Reader = { readonly events: ReturnType<typeof eventStream>; readonly address: string };

type Deps = {
  /** Those of some competitions that anybody may read. */
  readonly publicAmong: (competitionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Drops the cached views of a competition that has changed. */
  readonly forget: (competitionId: string) => void;
  readonly clock: Clock;
  readonly redis: Pick<Redis, 'changes'> | undefined; // absent: the only server
};

/** Who has a public page open: notified once a second when it has changed, and when it is not public any more. */
export function readers({ publicAmong, forget, clock, redis }: Deps) {
  const readersOf = new Map<string, Set<Reader>>();
  const ofAddress = new Map<string, number>();
  const moved = new Set<string>(); // with games that go on, since the last beat
  const elsewhere = changesElsewhere(redis?.changes, { onChange: note, onAnything: noteAll });
  let count = 0;
  let hasFailed = false; // to look, the last time

  function* all(): Iterable<Reader> {
    for (const some of readersOf.values()) yield* some;
  }

  function leave(competitionId: string, reader: Reader): void {
    const others = readersOf.get(competitionId);
    if (!others?.delete(reader)) return;
    if (others.size === 0) readersOf.delete(competitionId);
    count -= 1;
    const left = (ofAddress.get(reader.address) ?? 1) - 1;
    if (left === 0) ofAddress.delete(reader.address);
    else ofAddress.set(reader.address, left);
  }

  function noteMove({ leagueId, tournamentId }: Pick<GameView, 'leagueId' | 'tournamentId'>): void {
    const competitionId = leagueId ?? tournamentId;
    if (competitionId !== null) moved.add(competitionId);
  }

  /** Notifies this server's readers, whichever server it has happened at. */
  function note(competitionId: string): void {
    forget(competitionId);
    for (const { events } of readersOf.get(competitionId) ?? []) events.note();
  }

  /** The same, and to those of all servers. */
  function noteHere(competitionId: string): void {
    note(competitionId);
    elsewhere.owe(competitionId);
  }

  function noteAll(): void {
    for (const competitionId of readersOf.keys()) note(competitionId);
  }

  function noteAllEverywhere(): void {
    noteAll();
    elsewhere.oweEverything();
  }

  /** Nothing is sent after the end. */
  function close(competitionId: string, last?: PublicEvent): void {
    for (const reader of readersOf.get(competitionId) ?? []) {
      leave(competitionId, reader);
      reader.events.end(last);
    }
  }

  /** Says good-bye to the readers of what is not public any more. */
  async function look(): Promise<void> {
    const competitionIds = [...readersOf.keys()];
    const open = await publicAmong(competitionIds);
    for (const id of competitionIds) if (!open.has(id)) close(id, 'gone');
  }

  return {
    /** Broadcasts, and notes for readers, too, what concerns them. */
    listeningTo:
      (broadcast: Broadcast): Broadcast =>
      (rooms, name, event, except) => {
        broadcast(rooms, name, event, except);
        if (name === 'leagueChanged' && 'leagueId' in event) noteHere(event.leagueId);
        if (name === 'tournamentChanged' && 'tournamentId' in event) noteHere(event.tournamentId);
        if (name === 'updateGame' && 'game' in event) noteMove(event.game);
      },

    /** To be called where this server may have missed what changed elsewhere: of what, nobody knows. */
    noteAll,

    /** To be called where something may have changed, and no server was sent it. */
    noteAllEverywhere,

    /** To be called once a second, however long the store takes for a beat. */
    keepOpen(): void {
      for (const { events } of all()) events.keepOpen();
    },

    /** To be called once a second: what is not public any more is gone by then, whatever else was lost. */
    async beat(): Promise<void> {
      for (const competitionId of moved) noteHere(competitionId);
      moved.clear();
      void elsewhere.send();
      const failedBefore = hasFailed;
      hasFailed = true;
      await look();
      hasFailed = false;
      if (failedBefore) noteAllEverywhere(); // what was written, and could not be said to be
      for (const { events } of all()) events.send();
    },

    /**
     * Events for one reader, until they hang up or it is gone.
     *
     * @param answer that they are sent as
     * @throws {Refusal} `too-busy`, `too-many-connections`
     */
    open(competitionId: string, address: string, answer: ServerResponse): Readable {
      if (count >= MAX_READERS) throw new Refusal('too-busy');
      const others = ofAddress.get(address) ?? 0;
      if (others >= MAX_OF_ADDRESS) throw new Refusal('too-many-connections');
      const reader = { events: eventStream(answer, clock), address };
      const ofSame = readersOf.get(competitionId) ?? new Set();
      readersOf.set(competitionId, ofSame.add(reader));
      ofAddress.set(address, others + 1);
      count += 1;
      reader.events.stream.once('close', () => leave(competitionId, reader));
      return reader.events.stream;
    },

    /** Ends all streams: their readers come back, to another server or to the next start of this one. */
    closeAll(): void {
      for (const competitionId of readersOf.keys()) close(competitionId);
    },
  };
}

export type Readers = ReturnType<typeof readers>;
