import { useQuery } from '@tanstack/react-query';
import styles from './share-dialog.module.css';
import { words } from './words.ts';

/** How many modules stay white around a code, so that cameras tell where it ends. */
const MARGIN = 4;

/** A text as a QR code. What makes it is loaded when the first one is shown. */
export function QrCode({ text }: { readonly text: string }) {
  const { data: modules } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const { default: encode } = await import('qr');
      return encode(text, 'raw', { border: MARGIN, ecc: 'medium' });
    },
    staleTime: Infinity,
  });
  if (!modules) return <div className={styles['code']} aria-busy="true" />;

  const dark = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles['code']}
      role="img"
      aria-label={words.code}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <path d={dark} fill="#000" />
    </svg>
  );
}
