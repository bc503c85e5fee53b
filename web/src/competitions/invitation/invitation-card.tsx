import type { Invitation } from '@darts/contracts/competitions';
import { formatDate } from '#competitions/calendar-date.ts';
import type { Kind } from '#competitions/kind.ts';
import { competitionWords } from '#competitions/words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import styles from './invitation.module.css';
import { WayIn } from './way-in.tsx';
import { invitationWords } from './words.ts';

type Props = {
  readonly token: string;
  readonly invitation: Invitation;
  readonly kind: Kind;
};

/** Poster of an invitation, with the button to join. */
export const InvitationCard = ({ token, invitation, kind }: Props) => (
  <section className={classNames(layout.card, layout.padded, styles.invitation)}>
    <div>
      <p className={text.label}>{kind.words.invitation}</p>
      <PageTitle title={invitation.name} className={styles.name} />
    </div>
    <dl className={styles.facts}>
      {factsOf(invitation).map(([name, value]) => (
        <div key={name}>
          <dt className={text.label}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {invitation.isPublic && <p className={text.muted}>{invitationWords.isPublic}</p>}
    <div className={styles.wayIn}>
      {invitation.placesLeft === 0 ? (
        <p className={text.muted}>{invitationWords.full}</p>
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
    [invitationWords.organiser, organiser],
    [invitationWords.start, formatDate(startDate)],
    ...(dayOfWeek ? [[weekday, weekdays[dayOfWeek]] as const] : []),
    ...(lastDate ? [[invitationWords.lastRound, formatDate(lastDate)] as const] : []),
    [invitationWords.places, invitationWords.placesOf(placesLeft, maxParticipants)],
  ];
}
