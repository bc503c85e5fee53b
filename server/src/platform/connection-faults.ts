/** Reasons why a PostgreSQL, Redis or mail server cannot be connected to, in words for the operator. */

/** Node's error codes for a certificate whose issuer is not trusted. */
const UNTRUSTED = /^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|CERT_UNTRUSTED|INVALID_CA)/;

const SILENT = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);

/** Returns the error itself, or, if Node tried several addresses of a host, the error of the first one. */
export const firstOf = (error: unknown): unknown =>
  error instanceof AggregateError ? firstOf(error.errors[0]) : error;

type Server = {
  readonly name: string; // as in 'Redis at redis.example:6379'
  readonly code: string; // Node's error code
  readonly trust: string; // advice on how to trust a private authority
};

/** Returns why a server cannot be connected to, for any protocol; undefined if `code` does not tell. */
export function connectionFault(error: unknown, { name, code, trust }: Server): string | undefined {
  const [said] = messageOf(error).split(';'); // without Node's own advice
  if (UNTRUSTED.test(code)) return `the certificate of ${name} is not trusted (${said}): ${trust}`;
  if (code === 'CERT_HAS_EXPIRED') return `the certificate of ${name} has expired: renew it`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `the certificate of ${name} is for another name (${said}): connect by that one`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host of ${name} cannot be resolved`;
  return SILENT.test(code) ? `${name} does not answer` : undefined;
}

/** Advice for servers whose URL cannot name a certificate. */
export const TRUST_BY_NODE = 'give the file of its authority as NODE_EXTRA_CA_CERTS';
