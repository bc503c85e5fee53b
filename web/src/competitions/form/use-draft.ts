import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onSessionLost } from '#platform/api.ts';
import { useUser } from '#platform/session.ts';
import { randomId } from '#platform/random-id.ts';
import { tabStore } from '#platform/storage.ts';

export type Draft = {
  readonly keep: (fields: object) => void;
  readonly requestId: string; // idempotency key: repeated submissions create one competition
};

/**
 * Keeps what is typed into the form of this page. The draft survives an expired session and a page
 * that the phone dropped; leaving the page deletes it.
 *
 * @param start initial values of the form: a draft typed over other values is ignored
 */
export function useDraft<Fields extends object>(start: Fields) {
  const key = `draft:${useUser().userId}:${useLocation().pathname}`;
  const [draft] = useState(() => {
    const over = JSON.stringify(start);
    const kept = draftIn(tabStore.read(key), over);
    return { over, requestId: randomId(), ...(kept as { fields: Fields } | undefined) }; // written by `keep` below
  });

  useEffect(() => {
    let isLost = false; // true once the session has expired
    const unlisten = onSessionLost(() => (isLost = true));
    return () => {
      unlisten();
      if (!isLost) tabStore.forget(key);
    };
  }, [key]);

  return {
    fields: draft.fields ?? start,
    requestId: draft.requestId,
    keep: (fields: object) => tabStore.write(key, JSON.stringify({ ...draft, fields })),
  };
}

function draftIn(kept: string | null, over: string): unknown {
  if (kept === null) return undefined;
  const draft = JSON.parse(kept) as { readonly over: string };
  return draft.over === over ? draft : undefined;
}
