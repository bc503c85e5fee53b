import type { Config } from '#platform/config/config.ts';

/** Where Google's sign-in button comes from: let in only where it is turned on. */
const GSI = 'https://accounts.google.com/gsi/';

const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** What no page of the product asks the browser for. */
const permissionsPolicy = UNUSED.map((feature) => `${feature}=()`).join(', ');

const YEAR = 365 * 24 * 3600; // seconds

/** The headers that tell the browser what the product's pages may do: nothing but its own. */
export function safeHeaders({
  publicUrl,
  google,
}: Pick<Config, 'publicUrl' | 'google'>): Readonly<Record<string, string>> {
  const isHttps = publicUrl.protocol === 'https:';
  return {
    'content-security-policy': contentSecurityPolicy(google),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Its other subdomains are not ours to speak for.
    ...(isHttps && { 'strict-transport-security': `max-age=${YEAR}` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0', // what browsers had of it did harm
  };
}

/** What may stand in a page itself, by its hashes. */
export type InlineHashes = {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
};

const nothingInline: InlineHashes = { styles: [], scripts: [] };

export function contentSecurityPolicy(
  google: Config['google'],
  { styles, scripts }: InlineHashes = nothingInline,
): string {
  const hasGoogle = google !== undefined;
  const directives = {
    'default-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'script-src': ["'self'", ...scripts, ...(hasGoogle ? [`${GSI}client`] : [])].join(' '),
    'style-src': ["'self'", ...styles, ...(hasGoogle ? [`${GSI}style`] : [])].join(' '),
    'style-src-attr': "'unsafe-inline'", // React's style attributes: positions and counts
    'frame-src': hasGoogle ? GSI : "'none'",
    'connect-src': hasGoogle ? `'self' ${GSI}` : "'self'",
    'img-src': hasGoogle ? "'self' data: https://*.googleusercontent.com" : "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';');
}
