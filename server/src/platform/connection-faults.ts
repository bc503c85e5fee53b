/** Reasons why a PostgreSQL, Redis or mail server cannot be connected to, in words for the operator. */

/** Node's codes of a certificate whose issuer it does not know. */
const UNTRUSTED = /^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|CERT_UNTRUSTED|INVALID_CA)/;

const SILENT = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);

/** Returns the error of the first of a host's addresses, where it has several. */
export const firstOf = (error: unknown): unknown =>
  error instanceof AggregateError ? firstOf(error.errors[0]) : error;

type Server = {
  readonly name: string; // as in 'Redis at redis.example:6379'
  readonly code: string; // of the error, by Node
  readonly trust: string; // how the certificate of a private authority is given
};

/** Returns why a server cannot be connected to, whatever its protocol; undefined if `code` says nothing of it. */
export function connectionFault(error: unknown, { name, code, trust }: Server): string | undefined {
  const [said] = messageOf(error).split(';'); // Node's own advice follows
  if (UNTRUSTED.test(code)) return `the certificate of ${name} is not trusted (${said}): ${trust}`;
  if (code === 'CERT_HAS_EXPIRED') return `the certificate of ${name} has expired: renew it`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `the certificate of ${name} is for another name (${said}): connect by that one`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host of ${name} cannot be resolved`;
  return SILENT.test(code) ? `${name} does not answer` : undefined;
}

/** Advice for servers whose address has no place for a certificate. */
export const TRUST_BY_NODE = 'give the file of its authority as NODE_EXTRA_CA_CERTS';
