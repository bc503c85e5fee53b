import { listSponsors } from '@darts/contracts/addresses/sponsors';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import layout from '#ui/layout.module.css';
import styles from './sponsors.module.css';
import { homeWords } from './words.ts';

/** Logos of the operator's sponsors; null without any. */
export function Sponsors() {
  const { data } = useQuery({
    queryKey: ['sponsors'],
    queryFn: ({ signal }) => call(listSponsors, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || data.sponsors.length === 0) return null;

  return (
    <section className={layout.section} aria-labelledby="logos">
      <h2 id="logos">{homeWords.sponsors}</h2>
      <ul className={styles.logos}>
        {data.sponsors.map(({ name, src }) => (
          <li key={src}>
            <img src={src} alt={name} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
