import type { League } from '@darts/contracts/leagues';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '#competitions/back-link.tsx';
import { OrganisersOnly } from '#competitions/organisers-only.tsx';
import { post } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { toast } from '#ui/toast.ts';
import { newLeague, type LeagueFields } from './league-form-fields.ts';
import { LeagueForm } from './league-form.tsx';
import { MAY_NOT } from './may-not.ts';

/** A league to be made, by operators and admins. */
export function NewLeaguePage() {
  return (
    <OrganisersOnly refusal={MAY_NOT} listPath={paths.leagues}>
      <NewLeague />
    </OrganisersOnly>
  );
}

function NewLeague() {
  const navigate = useNavigate();
  const [start] = useState(newLeague);

  const create = async (fields: LeagueFields) => {
    const { leagueId } = await post<{ leagueId: string; league: League }>(
      '/leagues/create',
      fields,
    );
    toast.success('Liga creada correctamente');
    void navigate(paths.league(leagueId), { replace: true });
  };

  return (
    <div className={classNames(layout['page'], layout['narrow'])}>
      <BackLink to={paths.leagues}>Volver a Ligas</BackLink>
      <div className={layout['pageHead']}>
        <PageTitle title="Crear Liga" />
      </div>
      <LeagueForm
        start={start}
        action="Crear Liga"
        failure="No se pudo crear la liga"
        cancelTo={paths.leagues}
        onSave={create}
      />
    </div>
  );
}
