import { useEffect, useState } from 'react';
import type { Address } from '@darts/contracts/calls/call';
import type { Answered, Sent } from '@darts/contracts/calls/calls';
import { envelopeIn, pathTo, send, type AnySent } from '#platform/send.ts';

// In milliseconds. A request not answered by then is aborted, which frees its connection.
const TIMEOUT_MS = 5_000;
const STALE_AFTER_MS = 4_000;

type Fresh<View> = {
  readonly view: View | undefined; // from the latest answer
  readonly isGone: boolean; // the server has answered that there is nothing to show
  readonly isStale: boolean; // the server has not answered for a while
};

const NOTHING = { view: undefined, isGone: false, isStale: false };

/**
 * Polls a call every `every` milliseconds. Requests do not wait for each other, and an older answer never replaces a
 * newer one, so that the next poll recovers from a lost network or server.
 */
export function useFresh<At extends Address>(
  address: At,
  sent: Sent<At>,
  every: number,
): Fresh<Answered<At>> {
  const path = pathTo(address, sent as AnySent); // a wider type, which `pathTo` accepts
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
      // `not-found` only says that the server does not know the call, as a server of another version.
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
      ask().catch(() => {}); // the next poll may succeed
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
