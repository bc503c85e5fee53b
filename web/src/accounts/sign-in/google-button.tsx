import { useEffect, useRef, useState } from 'react';
import styles from './google-button.module.css';
import { loadGoogle } from './google-identity.ts';
import { useGoogleLogin } from './use-google-login.ts';
import { signInWords } from './words.ts';

const MAX_WIDTH = 400; // pixels, the maximum width of Google's button

/** In-app browsers, in which Google refuses to sign in. */
const IN_APP = /\bFB(?:AN|AV|_IAB)\b|Instagram|WhatsApp|; wv\)/;

type Props = { readonly clientId: string };

/** Google's own button; in an in-app browser, the advice to open another browser. */
export const GoogleButton = ({ clientId }: Props) =>
  IN_APP.test(navigator.userAgent) ? (
    <p className={styles.divider}>{signInWords.google.openInBrowser}</p>
  ) : (
    <DrawnButton clientId={clientId} />
  );

/** Renders Google's button in its frame; null if its script cannot be loaded. */
function DrawnButton({ clientId }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  useGoogleLogin();

  useEffect(() => {
    const draw = async () => {
      const google = await loadGoogle(clientId);
      if (!place.current) return;
      const width = Math.min(place.current.clientWidth, MAX_WIDTH);
      google.renderButton(place.current, { theme: 'outline', size: 'large', locale: 'es', width });
    };
    draw().catch(() => setMissing(true));
  }, [clientId]);

  if (isMissing) return null;
  return (
    <>
      <p className={styles.divider}>{signInWords.google.or}</p>
      <div ref={place} className={styles.place} />
    </>
  );
}
