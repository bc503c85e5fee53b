import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

export type RawAnswer = { readonly status: number; readonly body: string };

/**
 * Sends text to a server and reads its answer; undefined if the server closes the connection without one.
 *
 * @param isCut true: ends the sending side at once, for a server that waits for more
 */
export async function sendRaw(
  url: string,
  text: string,
  isCut = false,
): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const pieces: Uint8Array[] = [];
  socket.on('data', (piece) => pieces.push(Buffer.from(piece)));
  socket.on('error', () => resolve()); // a reset, as the server has not read everything
  socket.on('end', () => resolve());
  socket.on('close', () => resolve());
  if (isCut) socket.end(text);
  else socket.write(text);
  await ended;
  socket.destroy();
  return answerIn(Buffer.concat(pieces));
}

/** Decompression by `content-encoding`. */
const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

function answerIn(bytes: Buffer): RawAnswer | undefined {
  // One character per byte, so that offsets are those of the bytes.
  const [upToBody, status, head = ''] =
    /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d+)(.*?)\r\n\r\n/s.exec(
      bytes.toString('latin1'),
    ) ?? [];
  if (upToBody === undefined) return undefined;
  const [, length = Infinity] = /^content-length: (\d+)/im.exec(head) ?? [];
  const body = bytes.subarray(upToBody.length, upToBody.length + Number(length));
  const [, encoding = ''] = /^content-encoding: (\S+)/im.exec(head) ?? [];
  const isWhole = body.length > 0 && Number.isFinite(Number(length)); // not for HEAD, nor for chunks
  const decode = isWhole ? DECODERS[encoding] : undefined;
  return { status: Number(status), body: (decode?.(body) ?? body).toString() };
}
