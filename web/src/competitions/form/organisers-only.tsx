import { canOrganise } from '@darts/rules/accounts/permissions';
import type { ReactNode } from 'react';
import type { Kind } from '#competitions/kind.ts';
import { TurnedAway } from '#competitions/turned-away.tsx';
import { useUser } from '#platform/session.ts';

type Props = { readonly kind: Kind; readonly children: ReactNode };

/** Requires an organiser; others get a message and go to the list. */
export function OrganisersOnly({ kind: { words, paths }, children }: Props) {
  const { role } = useUser();
  if (canOrganise(role)) return children;
  return <TurnedAway words={words.mayNotOrganise} to={paths.list} />;
}
