import { useEffect, useState } from 'react';
import { send } from '#platform/send.ts';

// In milliseconds. What has not been answered by then will not be: its connection is free for another.
const GIVEN_UP = 5_000;
const STALE = 4_000;

type Fresh<View> = {
  readonly view: View | undefined; // the last there was
  readonly isGone: boolean; // the server has said that there is none
  readonly isStale: boolean; // nothing has been heard for a while
};

/** The server's envelopes; another's answer may be anything. */
type Said = { readonly success?: unknown; readonly code?: unknown; readonly data?: object };

/**
 * What the server shows, or that it knows of nothing there. Absent where the answer is another's: of a proxy,
 * before a server that has not started yet, or of the Wi-Fi.
 */
function answerIn({ ok, status }: Response, body: string): { readonly view?: object } | undefined {
  const said = JSON.parse(body) as Said | null;
  if (ok) return said?.success === true && said.data ? { view: said.data } : undefined;
  const isRefusal = said?.success === false && typeof said.code === 'string';
  return status === 404 && isRefusal && said.code !== 'not-found' ? {} : undefined;
}

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
      const body = await response.text();
      const said = answerIn(response, body);
      if (!said || number < shown || end.signal.aborted) return;
      shown = number;
      heardAt = performance.now();
      const view = said.view as View | undefined; // as the contract of the call has it
      const isGone = view === undefined;
      const isSame = body === text;
      text = isGone ? '' : body;
      setFresh((before) => {
        if (isSame && !before.isStale && !before.isGone) return before;
        if (isGone) return { ...NOTHING, isGone };
        return { view: isSame ? before.view : view, isGone, isStale: false };
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
