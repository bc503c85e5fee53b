import type { TournamentBody } from '@darts/contracts/tournaments';
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
import { MAY_NOT } from './may-not.ts';
import { newTournament } from './tournament-form-fields.ts';
import { TournamentForm } from './tournament-form.tsx';

/** A tournament to be made, by operators and admins. */
export function NewTournamentPage() {
  return (
    <OrganisersOnly refusal={MAY_NOT} listPath={paths.tournaments}>
      <NewTournament />
    </OrganisersOnly>
  );
}

function NewTournament() {
  const navigate = useNavigate();
  const [start] = useState(newTournament);

  const create = async (fields: TournamentBody) => {
    const { tournamentId } = await post<{ tournamentId: string }>('/tournaments/create', fields);
    toast.success('Torneo creado correctamente');
    void navigate(paths.tournament(tournamentId), { replace: true });
  };

  return (
    <div className={classNames(layout['page'], layout['narrow'])}>
      <BackLink to={paths.tournaments}>Volver a Torneos</BackLink>
      <div className={layout['pageHead']}>
        <PageTitle title="Crear Torneo" />
      </div>
      <TournamentForm
        start={start}
        action="Crear Torneo"
        failure="No se pudo crear el torneo"
        cancelTo={paths.tournaments}
        onSave={create}
      />
    </div>
  );
}
