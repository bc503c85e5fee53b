const FINAL_TEXT = 0x81; // a whole message of text, as RFC 6455 (5.2) has it
const MAX_SHORT = 125; // bytes whose number fits beside the mask's bit
const MAX_LONG = 0xff_ff; // those whose number fits into two bytes
const LONG = 126;
const VERY_LONG = 127;

/** A message of text as a server sends it, in one piece: two of them take the system longer to send. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= MAX_SHORT ? 2 : length <= MAX_LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = LONG;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = VERY_LONG;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
