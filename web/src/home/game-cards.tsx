import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import text from '#ui/text.module.css';
import styles from './game-cards.module.css';
import { homeWords } from './words.ts';

/** The ways to play. */
export function GameCards() {
  return (
    <section aria-labelledby="modes">
      <h2 id="modes" className={text.hidden}>
        {homeWords.modes}
      </h2>
      <div className={styles.cards}>
        <GameCard to={paths.newGame} {...homeWords.local} art={<LocalArt />} />
        <GameCard to={paths.online} {...homeWords.online} art={<OnlineArt />} />
        <GameCard to={paths.leagues} {...homeWords.leagues} art={<LeaguesArt />} />
      </div>
    </section>
  );
}

type CardProps = {
  readonly to: string;
  readonly title: string;
  readonly about: string;
  readonly action: string;
  readonly art: ReactNode;
};

function GameCard({ to, title, about, action, art }: CardProps) {
  return (
    <Link to={to} className={classNames(layout.card, styles.card)}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <div className={styles.body}>
        <h3 className={text.title2}>{title}</h3>
        <p>{about}</p>
        <span className={styles.action}>
          {action} <ArrowRight size={20} aria-hidden />
        </span>
      </div>
    </Link>
  );
}

const LocalArt = () => (
  <div className={styles.halves}>
    {homeWords.players.map((name) => (
      <div key={name}>
        <small>{name}</small>
        <span className={text.figure}>501</span>
      </div>
    ))}
  </div>
);

const OnlineArt = () => (
  <div className={styles.versus}>
    <OnlinePlayer name="lluis180" />
    <span className={text.figure}>{homeWords.versus}</span>
    <OnlinePlayer name="martarc" />
  </div>
);

const OnlinePlayer = ({ name }: { readonly name: string }) => (
  <div>
    <Avatar userId={name} username={name} />
    <span translate="no">{name}</span>
  </div>
);

const TABLE = [
  { name: 'carmen17', points: 12 },
  { name: 'lluis180', points: 6 },
  { name: 'martarc', points: 6 },
  { name: 'ivan_t20', points: 3 },
];

const LeaguesArt = () => (
  <div className={styles.table}>
    {TABLE.map(({ name, points }, index) => (
      <div key={name}>
        <i>{index + 1}</i>
        <span translate="no">{name}</span>
        <b>{points}</b>
      </div>
    ))}
  </div>
);
