import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onSessionLost } from '#platform/api.ts';
import { useUser } from '#platform/session.ts';
import { tabStore } from '#platform/storage.ts';

/**
 * What its user has typed into the form of this page. It outlasts a page that goes against their will, as
 * a session ends or a phone drops what it does not show; leaving the page gives it up.
 *
 * @param start what the form starts from: a draft that was typed over other fields is of no use
 */
export function useDraft<Fields extends object>(start: Fields) {
  const key = `draft:${useUser().userId}:${useLocation().pathname}`;
  const [draft] = useState(() => {
    const over = JSON.stringify(start);
    return { over, fields: draftIn(tabStore.read(key), over) as Fields | undefined }; // as kept below
  });

  useEffect(() => {
    let isLost = false; // the session
    const unlisten = onSessionLost(() => (isLost = true));
    return () => {
      unlisten();
      if (!isLost) tabStore.forget(key);
    };
  }, [key]);

  return {
    fields: draft.fields ?? start,
    keep: (fields: object) => tabStore.write(key, JSON.stringify({ over: draft.over, fields })),
  };
}

function draftIn(kept: string | null, over: string): unknown {
  if (kept === null) return undefined;
  const draft = JSON.parse(kept) as { readonly over: string; readonly fields: object };
  return draft.over === over ? draft.fields : undefined;
}
