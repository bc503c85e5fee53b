import type { Config } from '#platform/config/config.ts';

/** Source of Google's sign-in button, allowed only if sign-in with Google is on. */
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

/** Value of `Permissions-Policy`: denies the browser features that no page uses. */
const permissionsPolicy = UNUSED.map((feature) => `${feature}=()`).join(', ');

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Returns the security headers. Pages may load only the product's own resources and, if turned on, Google's sign-in.
 */
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
    // Without `includeSubDomains`: other subdomains are not the product's.
    ...(isHttps && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0', // off: the filters of old browsers did harm
  };
}

/** Hashes of the inline styles and scripts that a page may have. */
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
