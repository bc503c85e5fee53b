import type { Tournament, TournamentBody } from '@darts/contracts/tournaments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { BackLink } from '#competitions/back-link.tsx';
import { useRuns } from '#competitions/competition.ts';
import { OrganisersOnly } from '#competitions/organisers-only.tsx';
import { TurnedAway } from '#competitions/turned-away.tsx';
import { put } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Loading } from '#ui/loading.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { toast } from '#ui/toast.ts';
import { MAY_NOT } from './may-not.ts';
import { tournamentQuery } from './queries.ts';
import { fieldsOf } from './tournament-form-fields.ts';
import { TournamentForm } from './tournament-form.tsx';
import { FAILURE } from './use-tournament.ts';

/** A pending tournament to be changed by its creator. */
export function TournamentEditPage() {
  const { tournamentId = '' } = useParams(); // the route has one
  return (
    <OrganisersOnly refusal={MAY_NOT} listPath={paths.tournaments}>
      <Edited key={tournamentId} tournamentId={tournamentId} />
    </OrganisersOnly>
  );
}

function Edited({ tournamentId }: { readonly tournamentId: string }) {
  const { data: tournament, isError } = useQuery(tournamentQuery(tournamentId));
  const runs = useRuns();

  if (isError && !tournament) return <TurnedAway words={FAILURE} to={paths.tournaments} />;
  if (!tournament) return <Loading />;
  const refusal = !runs(tournament)
    ? 'Solo quien lo creó puede hacer esto.'
    : tournament.status !== 'pendiente' && 'Ya ha empezado, y esto solo se puede hacer antes.';
  if (refusal) return <TurnedAway words={refusal} to={paths.tournament(tournamentId)} />;
  return <TournamentEdit tournament={tournament} />;
}

function TournamentEdit({ tournament }: { readonly tournament: Tournament }) {
  const { tournamentId } = tournament;
  const navigate = useNavigate();
  const cache = useQueryClient();

  const save = async (fields: TournamentBody) => {
    const answer = await put<{ tournament: Tournament }>(`/tournaments/${tournamentId}`, fields);
    cache.setQueryData(tournamentQuery(tournamentId).queryKey, answer);
    toast.success('Torneo actualizado correctamente');
    void navigate(paths.tournament(tournamentId), { replace: true });
  };

  return (
    <div className={classNames(layout['page'], layout['narrow'])}>
      <BackLink to={paths.tournaments}>Volver a Torneos</BackLink>
      <div className={layout['pageHead']}>
        <PageTitle title="Editar Torneo" />
      </div>
      <TournamentForm
        start={fieldsOf(tournament)}
        action="Guardar cambios"
        failure="Error al actualizar el torneo"
        cancelTo={paths.tournament(tournamentId)}
        onSave={save}
      />
    </div>
  );
}
