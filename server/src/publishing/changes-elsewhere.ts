import type { Redis } from '#platform/redis.ts';

type Listeners = {
  readonly onChange: (competitionId: string) => void;
  readonly onAnything: () => void;
};

/** Instead of an id: of what, nobody knows, or there is too much of it. */
const EVERYTHING = 'everything';

/** So many ids are kept while they cannot be sent. */
const OWED_AT_MOST = 200;

/**
 * Sends to the other servers which competitions have changed here, and receives which have there. What
 * does not go is kept, and sent again with what comes later.
 *
 * @param channel absent where there is one server
 */
export function changesElsewhere(
  channel: Redis['changes'] | undefined,
  { onChange, onAnything }: Listeners,
) {
  const owed = new Set<string>();
  let isSending = false;

  channel?.receive((message) => {
    if (message === EVERYTHING) onAnything();
    else onChange(message);
  });

  function oweEverything(): void {
    owed.clear();
    owed.add(EVERYTHING);
  }

  function owe(change: string): void {
    if (owed.has(EVERYTHING)) return;
    if (change === EVERYTHING || owed.size >= OWED_AT_MOST) oweEverything();
    else owed.add(change);
  }

  return {
    owe,
    oweEverything,

    /** Sends what is owed, unless that of the last time is still on its way. */
    async send(): Promise<void> {
      if (!channel || isSending) return;
      isSending = true;
      const changes = [...owed];
      owed.clear();
      const went = await Promise.all(changes.map(channel.send));
      for (const [index, change] of changes.entries()) if (!went[index]) owe(change);
      isSending = false;
    },
  };
}
