import type { UserRef } from '@darts/contracts/accounts';
import { ChevronRight } from 'lucide-react';
import { TakeOutButton } from '#competitions/organise/take-out-button.tsx';
import type { Place } from '#competitions/use-action.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { ListCard } from '#ui/list/list-card.tsx';
import text from '#ui/text.module.css';
import styles from './participants.module.css';
import { competitionDetailWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly players: readonly UserRef[]; // in the order shown
  readonly places: number;
  readonly withdrawn?: readonly string[] | undefined; // ids of players who have withdrawn
  readonly seeds?: ReadonlyMap<string, number> | undefined; // by user ids
  readonly organised?: Organised; // set if the user may remove participants
};

type Organised = { readonly place: Place; readonly onTakenOut: () => void };

export const Participants = ({ title, players, places, withdrawn, seeds, organised }: Props) => (
  <ListCard
    title={title}
    count={`${players.length} / ${places}`}
    none={players.length === 0 && competitionDetailWords.nobodyEnrolled}
  >
    <ul className={layout.list}>
      {players.map(({ userId, username }, index) => (
        // Deleted players have no id: their index is the key.
        <li key={userId ?? index} className={styles.row}>
          <Participant
            userId={userId}
            username={username}
            isOut={userId !== null && withdrawn?.includes(userId)}
            seed={userId === null ? undefined : seeds?.get(userId)}
          />
          {userId !== null && organised && (
            <TakeOutButton {...organised} userId={userId} username={username} />
          )}
        </li>
      ))}
    </ul>
  </ListCard>
);

type ParticipantProps = UserRef & {
  readonly isOut: boolean | undefined;
  readonly seed: number | undefined;
};

function Participant({ userId, username, isOut, seed }: ParticipantProps) {
  const face = (
    <>
      {seed !== undefined && (
        <small>
          <span className={text.hidden}>{competitionDetailWords.seed}</span> {seed}
        </small>
      )}
      <Avatar userId={userId} username={username} />
      <span className={text.cut} translate="no">
        {username}
      </span>
      {isOut && <small>{competitionDetailWords.withdrawn}</small>}
    </>
  );
  if (userId === null) return <div className={styles.player}>{face}</div>;
  return (
    <Link className={styles.player} to={paths.user(userId)}>
      {face}
      <ChevronRight size={20} aria-hidden />
    </Link>
  );
}
