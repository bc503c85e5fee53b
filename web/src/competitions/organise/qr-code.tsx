import { useQuery } from '@tanstack/react-query';
import styles from './share-dialog.module.css';
import { organiseWords } from './words.ts';

/** Quiet zone around a code, in modules, so that cameras find its edge. */
const MARGIN_MODULES = 4;

/** Text as a QR code. The encoder is loaded with the first one. */
export function QrCode({ text }: { readonly text: string }) {
  const { data: modules } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const { default: encode } = await import('qr');
      return encode(text, 'raw', { border: MARGIN_MODULES, ecc: 'medium' });
    },
    staleTime: Infinity,
  });
  if (!modules) return <div className={styles.code} aria-busy="true" />;

  const dark = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={organiseWords.code}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <path d={dark} fill="#000" />
    </svg>
  );
}
