import { Readable } from 'node:stream';
import type { GameView } from '@darts/contracts/play';
import type { PublicEvent } from '@darts/contracts/publishing';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import { Refusal } from '#platform/refusals.ts';

/** How many pages one server keeps told, and how many of one address. */
const MAX_READERS = 5000;
const MAX_OF_ADDRESS = 500;

/** So often something is sent, that what lies between keeps the connection open. In seconds. */
const SILENT_AT_MOST = 15;

type Reader = { readonly stream: Readable; readonly address: string };

/** Carries ids to all servers. */
type Channel = {
  readonly send: (competitionId: string) => void;
  readonly receive: (listener: (competitionId: string) => void) => void;
};

/** Those of some competitions that anybody may read. */
type PublicAmong = (competitionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Who has a public page open: told when it has changed, and when it is not public any more.
 *
 * @param otherServers absent where there is one; what it loses is seen with the next beat, or by asking
 */
export function readers(
  publicAmong: PublicAmong,
  backgroundTasks: BackgroundTasks,
  otherServers: Channel | undefined,
) {
  const readersOf = new Map<string, Set<Reader>>();
  const ofAddress = new Map<string, number>();
  const moved = new Set<string>(); // with games that go on, to be told of together
  let beats = 0;
  let count = 0;

  const send = (competitionId: string, message: string): void => {
    for (const { stream } of readersOf.get(competitionId) ?? []) stream.push(message);
  };

  function leave(competitionId: string, reader: Reader): void {
    const all = readersOf.get(competitionId);
    if (!all?.delete(reader)) return;
    if (all.size === 0) readersOf.delete(competitionId);
    count -= 1;
    const left = (ofAddress.get(reader.address) ?? 1) - 1;
    if (left === 0) ofAddress.delete(reader.address);
    else ofAddress.set(reader.address, left);
  }

  function noteMove({ leagueId, tournamentId }: Pick<GameView, 'leagueId' | 'tournamentId'>): void {
    const competitionId = leagueId ?? tournamentId;
    if (competitionId !== null) moved.add(competitionId);
  }

  /** Nothing is sent after the end. */
  function close(competitionId: string): void {
    for (const reader of readersOf.get(competitionId) ?? []) {
      leave(competitionId, reader);
      reader.stream.push(null);
    }
  }

  /** Says good-bye to the readers of what is not public any more. */
  async function check(competitionIds: readonly string[]): Promise<void> {
    const open = await publicAmong(competitionIds);
    for (const competitionId of competitionIds) {
      if (open.has(competitionId)) continue;
      send(competitionId, messageOf('gone'));
      close(competitionId);
    }
  }

  /** What this server's readers are told, whichever server it has happened at. */
  function hear(competitionId: string): void {
    if (!readersOf.has(competitionId)) return;
    backgroundTasks.run('a change of a public page', async () => {
      await check([competitionId]);
      send(competitionId, messageOf('changed'));
    });
  }
  otherServers?.receive(hear);

  function tell(competitionId: string): void {
    hear(competitionId);
    otherServers?.send(competitionId);
  }

  return {
    /** Broadcasts, and tells readers, too, of what concerns them; of games that go on with the next beat. */
    hearing:
      (broadcast: Broadcast): Broadcast =>
      (...sent) => {
        broadcast(...sent);
        const [, name, event] = sent;
        if (name === 'leagueChanged' && 'leagueId' in event) tell(event.leagueId);
        if (name === 'tournamentChanged' && 'tournamentId' in event) tell(event.tournamentId);
        if (name === 'updateGame' && 'game' in event) noteMove(event.game);
      },

    /** To be called once a second: what is not public any more is gone by then, whatever else was lost. */
    async beat(): Promise<void> {
      const noted = [...moved];
      moved.clear();
      for (const competitionId of noted) tell(competitionId);
      await check([...readersOf.keys()]);
      beats += 1;
      if (beats % SILENT_AT_MOST === 0) for (const id of readersOf.keys()) send(id, ':\n\n');
    },

    /**
     * Events for one reader, until they hang up or it is gone.
     *
     * @throws {Refusal} `too-busy`, `too-many-connections`
     */
    open(competitionId: string, address: string): Readable {
      if (count >= MAX_READERS) throw new Refusal('too-busy');
      const others = ofAddress.get(address) ?? 0;
      if (others >= MAX_OF_ADDRESS) throw new Refusal('too-many-connections');
      const stream = new Readable({ read() {} });
      const reader = { stream, address };
      const all = readersOf.get(competitionId) ?? new Set();
      readersOf.set(competitionId, all.add(reader));
      ofAddress.set(address, others + 1);
      count += 1;
      stream.once('close', () => leave(competitionId, reader));
      stream.push(messageOf('changed')); // whatever has happened since it was read
      return stream;
    },

    /** Lets all readers go: they come back, to another server or to the next start of this one. */
    closeAll(): void {
      for (const competitionId of readersOf.keys()) close(competitionId);
    },
  };
}

export type Readers = ReturnType<typeof readers>;

const messageOf = (event: PublicEvent): string => `event: ${event}\ndata: {}\n\n`;
