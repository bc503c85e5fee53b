import { connect } from 'node:net';

export type RawAnswer = { readonly status: number; readonly body: string };

/**
 * Sends text to a server and reads its one answer up to the end. Undefined when it hangs up without
 * a word.
 *
 * @param isCut whether to say at once that nothing follows, for a server that would wait for it
 */
export async function sendRaw(
  url: string,
  text: string,
  isCut = false,
): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (piece) => {
    answer += String(piece);
  });
  socket.on('error', () => resolve()); // it is reset when the server has not read everything
  socket.on('end', () => resolve());
  socket.on('close', () => resolve());
  if (isCut) socket.end(text);
  else socket.write(text);
  await ended;
  socket.destroy();
  return answerIn(answer);
}

function answerIn(text: string): RawAnswer | undefined {
  const [, status, head = '', rest = ''] =
    /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d+)(.*?)\r\n\r\n(.*)$/s.exec(text) ?? [];
  if (status === undefined) return undefined;
  const [, length = Infinity] = /^content-length: (\d+)/im.exec(head) ?? [];
  return { status: Number(status), body: Buffer.from(rest).subarray(0, Number(length)).toString() };
}
