import { canOrganise } from '@darts/rules/accounts/permissions';
import type { ReactNode } from 'react';
import { useUser } from '#platform/session.ts';
import type { Kind } from './kind.ts';
import { TurnedAway } from './turned-away.tsx';

type Props = { readonly kind: Kind; readonly children: ReactNode };

/** Pages to create and edit competitions. Whoever may not is told and sent to the list. */
export function OrganisersOnly({ kind: { words, paths }, children }: Props) {
  const { role } = useUser();
  if (canOrganise(role)) return children;
  return <TurnedAway words={words.mayNotOrganise} to={paths.list} />;
}
