import { useEffect, useState } from 'react';
import type { Address } from '@darts/contracts/calls/call';
import type { Answered, Sent } from '@darts/contracts/calls/calls';
import { envelopeIn, pathTo, send, type AnySent } from '#platform/send.ts';

// In milliseconds. What has not been answered by then will not be: its connection is free for another.
const TIMEOUT_MS = 5_000;
const STALE_AFTER_MS = 4_000;

type Fresh<View> = {
  readonly view: View | undefined; // the last there was
  readonly isGone: boolean; // the server has said that there is none
  readonly isStale: boolean; // nothing has been heard for a while
};

const NOTHING = { view: undefined, isGone: false, isStale: false };

/**
 * Polls a call every `every` milliseconds. A late answer delays no other, and an older one never replaces a newer,
 * so that the next poll recovers from a lost network or server.
 */
export function useFresh<At extends Address>(
  address: At,
  sent: Sent<At>,
  every: number,
): Fresh<Answered<At>> {
  const path = pathTo(address, sent as AnySent); // which is less strict
  const [fresh, setFresh] = useState<Fresh<Answered<At>>>(NOTHING);

  useEffect(() => {
    const end = new AbortController();
    let asked = 0;
    let shown = 0;
    let text = '';
    let heardAt = performance.now();

    async function ask() {
      asked += 1;
      const number = asked;
      const signal = AbortSignal.any([end.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await send(`GET /${path.slice(1)}`, { signal });
      const said = await envelopeIn<Answered<At>>(response);
      const isGone = !said.success;
      // A server that has no such call is another's, too, or one of another version.
      if (isGone && (response.status !== 404 || said.code === 'not-found')) return;
      if (number < shown || end.signal.aborted) return;
      shown = number;
      heardAt = performance.now();
      const body = said.success ? JSON.stringify(said.data) : '';
      const isSame = said.success && body === text;
      text = body;
      setFresh((before) => {
        if (isSame && !before.isStale && !before.isGone) return before;
        if (isGone) return { ...NOTHING, isGone };
        return { view: isSame ? before.view : said.data, isGone, isStale: false };
      });
    }

    function look() {
      if (performance.now() - heardAt > STALE_AFTER_MS) {
        setFresh((before) => (before.isStale ? before : { ...before, isStale: true }));
      }
      ask().catch(() => {}); // the next one may be answered
    }

    look();
    const timer = setInterval(look, every);
    return () => {
      clearInterval(timer);
      end.abort();
      setFresh(NOTHING);
    };
  }, [path, every]);

  return fresh;
}
