import { useEffect, useRef, useState } from 'react';
import styles from './google-button.module.css';
import { loadGoogle } from './google-identity.ts';
import { useGoogleLogin } from './use-google-login.ts';
import { words } from './words.ts';

const MAX_WIDTH = 400; // pixels, the widest that Google draws

/** Google's own button, in its own frame. Nothing where its script cannot be loaded. */
export function GoogleButton({ clientId }: { readonly clientId: string }) {
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
      <p className={styles['divider']}>{words.google.or}</p>
      <div ref={place} className={styles['place']} />
    </>
  );
}
