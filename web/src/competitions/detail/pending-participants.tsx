import type { UserRef } from '@darts/contracts/accounts';
import { useRef } from 'react';
import { useRuns, type Competition } from '#competitions/competition.ts';
import { placeOf, type Kind } from '#competitions/kind.ts';
import { AddParticipants } from '#competitions/organise/add-participants.tsx';
import { OfficiatingPart } from './officiating-part.tsx';
import { Participants } from './participants.tsx';

type Props = {
  readonly kind: Kind;
  readonly id: string;
  readonly competition: Competition;
  readonly title: string;
  readonly players: readonly UserRef[];
  readonly seeds?: ReadonlyMap<string, number>; // by user ids
};

/** Participants before a competition begins and, for organisers, adding players and naming helpers. */
export function PendingParticipants({ kind, id, competition, title, players, seeds }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { maxParticipants: places } = competition;
  const list = { title, players, places, seeds };
  if (!useRuns()(competition)) return <Participants {...list} />;

  const place = placeOf(kind, id);
  const focusBox = () => box.current?.focus(); // the focused row has been removed
  return (
    <div ref={box} tabIndex={-1}>
      <Participants {...list} organised={{ place, onTakenOut: focusBox }} />
      <AddParticipants place={place} isFull={players.length >= places} onAdded={focusBox} />
      <OfficiatingPart kind={kind} id={id} competition={competition} players={players} />
    </div>
  );
}
