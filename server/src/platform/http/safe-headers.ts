import type { Config } from '#platform/config/config.ts';

/** Source of Google's sign-in button, allowed only if it is turned on. */
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

/** Denies all features of the browser that no page uses. */
const permissionsPolicy = UNUSED.map((feature) => `${feature}=()`).join(', ');

const YEAR_SECONDS = 365 * 24 * 3600;

/** Security headers: pages load and embed nothing but the product's own. */
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
    'x-xss-protection': '0', // browsers' own filters did harm
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
