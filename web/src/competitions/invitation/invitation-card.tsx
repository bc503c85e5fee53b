import type { Invitation } from '@darts/contracts/competitions';
import { formatDate } from '#competitions/calendar-date.ts';
import type { Kind } from '#competitions/kind.ts';
import { words as competitionWords } from '#competitions/words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import styles from './invitation.module.css';
import { WayIn } from './way-in.tsx';
import { words } from './words.ts';

type Props = {
  readonly token: string;
  readonly invitation: Invitation;
  readonly kind: Kind;
};

/** What a link is for, as on a poster, and the way in. */
export const InvitationCard = ({ token, invitation, kind }: Props) => (
  <section className={classNames(layout['card'], layout['padded'], styles['invitation'])}>
    <div>
      <p className={text['label']}>{kind.words.invitation}</p>
      <PageTitle title={invitation.name} className={styles['name']} />
    </div>
    <dl className={styles['facts']}>
      {factsOf(invitation).map(([name, value]) => (
        <div key={name}>
          <dt className={text['label']}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {invitation.isPublic && <p className={text['muted']}>{words.isPublic}</p>}
    <div className={styles['wayIn']}>
      {invitation.placesLeft === 0 ? (
        <p className={text['muted']}>{words.full}</p>
      ) : (
        <WayIn token={token} kind={kind} />
      )}
      {invitation.competitionId && (
        <ButtonLink large block to={kind.paths.page(invitation.competitionId)}>
          {kind.words.seePage}
        </ButtonLink>
      )}
    </div>
  </section>
);

function factsOf(invitation: Invitation): readonly (readonly [name: string, value: string])[] {
  const { organiser, startDate, lastDate, dayOfWeek, placesLeft, maxParticipants } = invitation;
  const { weekday, weekdays } = competitionWords;
  return [
    [words.organiser, organiser],
    [words.start, formatDate(startDate)],
    ...(dayOfWeek ? [[weekday, weekdays[dayOfWeek]] as const] : []),
    ...(lastDate ? [[words.lastRound, formatDate(lastDate)] as const] : []),
    [words.places, words.placesOf(placesLeft, maxParticipants)],
  ];
}
