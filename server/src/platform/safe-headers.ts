import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from './config.ts';

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

/** The value of `Permissions-Policy`: what no page of the product asks the browser for. */
export const PERMISSIONS_POLICY = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** The headers that tell the browser what the product's pages may do: nothing but its own. */
export const contentSecurityPolicy = ({
  publicUrl,
  google,
}: Pick<Config, 'publicUrl' | 'google'>): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      scriptSrc: ["'self'", ...(google ? [`${GSI}client`] : [])],
      styleSrc: ["'self'", ...(google ? [`${GSI}style`] : [])],
      styleSrcAttr: ["'unsafe-inline'"], // React's style attributes: positions and counts
      frameSrc: google ? [GSI] : ["'none'"],
      connectSrc: ["'self'", ...(google ? [GSI] : [])],
      imgSrc: ["'self'", 'data:', ...(google ? ['https://*.googleusercontent.com'] : [])],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Its other subdomains are not ours to speak for.
  strictTransportSecurity: publicUrl.protocol === 'https:' && { includeSubDomains: false },
});
