import { canOrganise } from '@darts/rules/accounts/permissions';
import type { ReactNode } from 'react';
import { useUser } from '#platform/session.ts';
import { TurnedAway } from './turned-away.tsx';

type Props = {
  readonly refusal: string;
  readonly listPath: string;
  readonly children: ReactNode;
};

/** Pages to create and edit competitions. Whoever may not is told and sent to the list. */
export function OrganisersOnly({ refusal, listPath, children }: Props) {
  const { role } = useUser();
  return canOrganise(role) ? children : <TurnedAway words={refusal} to={listPath} />;
}
