import { expect } from 'vitest';

/** A guest who has the page of a public league or tournament open, and hears of it. */
export async function followPage({ url }: { readonly url: string }, path: string) {
  const answer = await fetch(`${url}/api/public${path}/events`);
  expect(answer.status).toBe(200);
  let heard = '';
  const listen = async () => {
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) heard += piece;
  };
  listen().catch(() => {}); // it is cut
  return {
    /** How often it has heard that something changed; once as it came. */
    changes: (): number => heard.split('event: changed').length - 1,
    /** How often it was sent what says nothing, and keeps it open. */
    heartbeats: (): number => heard.split(':\n\n').length - 1,
  };
}
