import { getOwnUser } from '@darts/contracts/addresses/session';
import type { MouseEvent } from 'react';
import { ApiError } from './api-error.ts';
import { call } from './api.ts';

/**
 * Follows a download link for logged-in users after the session was renewed if necessary: a link cannot handle the
 * answer that asks for a renewal, and would save it as a file. Without a session, the link is not followed.
 */
export function renewFirst(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { href } = event.currentTarget;
  void call(getOwnUser)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw error; // the session has ended: the page reports it
    })
    .then(
      () => Object.assign(document.createElement('a'), { href, download: '' }).click(),
      () => {},
    );
}
