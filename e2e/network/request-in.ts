/** The name of the request that a page sends in one message of Socket.IO's, if it is one. */
export function requestIn(message: string | Buffer): readonly string[] {
  const name = /^42\d*\["(?<name>\w+)"/.exec(String(message))?.groups?.['name'];
  return name === undefined ? [] : [name];
}
