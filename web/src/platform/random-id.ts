import { useState } from 'react';

/** Returns a random UUID. Unlike `crypto.randomUUID`, also over plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Returns the id of a request, and a function that draws the next one once the request is answered. */
export function useRequestId() {
  const [requestId, setRequestId] = useState(randomId);
  return [requestId, () => setRequestId(randomId())] as const;
}
