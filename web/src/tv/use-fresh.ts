import { useEffect, useState } from 'react';
import { envelopeIn, send } from '#platform/send.ts';

// In milliseconds. What has not been answered by then will not be: its connection is free for another.
const GIVEN_UP = 5_000;
const STALE = 4_000;

type Fresh<View> = {
  readonly view: View | undefined; // the last there was
  readonly isGone: boolean; // the server has said that there is none
  readonly isStale: boolean; // nothing has been heard for a while
};

const NOTHING = { view: undefined, isGone: false, isStale: false };

/**
 * What the server shows at an address now, asked for again and again. An answer that is late holds up no
 * other, and an older one never takes the place of a newer; so a network that is back, or another server, is
 * seen by the next question.
 */
export function useFresh<View>(path: string, every: number): Fresh<View> {
  const [fresh, setFresh] = useState<Fresh<View>>(NOTHING);

  useEffect(() => {
    const end = new AbortController();
    let asked = 0;
    let shown = 0;
    let text = '';
    let heardAt = performance.now();

    async function ask() {
      asked += 1;
      const number = asked;
      const signal = AbortSignal.any([end.signal, AbortSignal.timeout(GIVEN_UP)]);
      const response = await send('GET', path, undefined, signal);
      const said = await envelopeIn<View>(response);
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
      if (performance.now() - heardAt > STALE) {
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
