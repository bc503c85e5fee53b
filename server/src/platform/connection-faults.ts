/** Reasons that a connection to a PostgreSQL, Redis or mail server gives, in words for the operator. */

/** Node's codes of a certificate that it does not accept. */
const CERTIFICATE =
  /^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|CERT_|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_CA)/;

const SILENT = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const isOfCertificate = (error: unknown): boolean => CERTIFICATE.test(codeOf(error));

/**
 * Returns why a server cannot be connected to, whatever its protocol.
 *
 * @param how says how the certificate of a private authority is given
 */
export function connectionFault(error: unknown, server: string, how: string): string | undefined {
  const code = codeOf(error);
  if (isOfCertificate(error)) {
    const [said] = messageOf(error).split(';'); // Node's own advice follows
    return `the certificate of ${server} is not trusted (${said}): ${how}`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `no host is known as ${server}`;
  if (SILENT.test(code)) return `${server} does not answer`;
  return undefined;
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns the error of the first of a host's addresses, where it has several. */
export const firstOf = (error: unknown): unknown =>
  error instanceof AggregateError ? firstOf(error.errors[0]) : error;
