import { groupName } from '#competitions/round-name.ts';
import { BracketCard } from '#tournaments/bracket/bracket-card.tsx';
import { isOwn, type PlaceGroup } from '#tournaments/place.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { GroupTable } from './group-table.tsx';
import styles from './groups.module.css';
import { groupWords } from './words.ts';

type Props = {
  readonly groups: readonly PlaceGroup[];
  readonly userId: string; // of the viewer
};

/** Groups before a bracket, with their tables and games. */
export function Groups({ groups, userId }: Props) {
  return (
    <section className={layout.section} aria-labelledby="groups">
      <h2 id="groups">{groupWords.title}</h2>
      <div className={styles.groups}>
        {groups.map(({ number, table, games }) => (
          <section
            key={number}
            className={classNames(layout.card, styles.group)}
            aria-labelledby={`group-${number}`}
          >
            <h3 id={`group-${number}`}>{groupName(number)}</h3>
            <GroupTable rows={table} ownId={userId} />
            <ol className={styles.games} aria-label={groupWords.games(groupName(number))}>
              {games.map((game) => (
                <li key={game.id}>
                  <BracketCard game={game} isOwn={isOwn(game, userId)} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
