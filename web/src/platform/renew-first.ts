import { getOwnUser } from '@darts/contracts/addresses/session';
import type { MouseEvent } from 'react';
import { ApiError } from './api-error.ts';
import { call } from './api.ts';

/**
 * Follows a link to a file of the logged in once their session is fresh: links get no answer that says it is
 * to be renewed, but a file of it. Nobody is led to a file without a session.
 */
export function renewFirst(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { href } = event.currentTarget;
  void call(getOwnUser)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw error; // the page says so
    })
    .then(
      () => Object.assign(document.createElement('a'), { href, download: '' }).click(),
      () => {},
    );
}
