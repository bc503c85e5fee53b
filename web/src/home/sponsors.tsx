import type { Sponsors as SponsorList } from '@darts/contracts/sponsors';
import { useQuery } from '@tanstack/react-query';
import { get } from '#platform/api.ts';
import layout from '#ui/layout.module.css';
import styles from './sponsors.module.css';
import { words } from './words.ts';

/** The logos that the operator has put into the sponsors' folder; nothing while there are none. */
export function Sponsors() {
  const { data } = useQuery({
    queryKey: ['sponsors'],
    queryFn: ({ signal }) => get<SponsorList>('/sponsors', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || data.sponsors.length === 0) return null;

  return (
    <section className={layout['section']} aria-labelledby="sponsors">
      <h2 id="sponsors">{words.sponsors}</h2>
      <ul className={styles['sponsors']}>
        {data.sponsors.map(({ name, src }) => (
          <li key={src}>
            <img src={src} alt={name} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
