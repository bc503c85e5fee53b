import type { League } from '@darts/contracts/leagues';
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
import { fieldsOf, type LeagueFields } from './league-form-fields.ts';
import { LeagueForm } from './league-form.tsx';
import { MAY_NOT } from './may-not.ts';
import { leagueQuery } from './queries.ts';

/** A pending league to be changed by its creator. */
export function LeagueEditPage() {
  const { leagueId = '' } = useParams(); // the route has one
  return (
    <OrganisersOnly refusal={MAY_NOT} listPath={paths.leagues}>
      <Edited key={leagueId} leagueId={leagueId} />
    </OrganisersOnly>
  );
}

function Edited({ leagueId }: { readonly leagueId: string }) {
  const { data: league, isError } = useQuery(leagueQuery(leagueId));
  const runs = useRuns();

  if (isError && !league) return <TurnedAway words="Error al cargar la liga" to={paths.leagues} />;
  if (!league) return <Loading />;
  const refusal = !runs(league)
    ? 'Solo quien la creó puede hacer esto.'
    : league.status !== 'pendiente' && 'Ya ha empezado, y esto solo se puede hacer antes.';
  if (refusal) return <TurnedAway words={refusal} to={paths.league(leagueId)} />;
  return <LeagueEdit league={league} />;
}

function LeagueEdit({ league }: { readonly league: League }) {
  const { leagueId, legs } = league;
  const navigate = useNavigate();
  const cache = useQueryClient();

  const save = async (fields: LeagueFields) => {
    const answer = await put<{ league: League }>(`/leagues/${leagueId}`, { ...fields, legs });
    cache.setQueryData(leagueQuery(leagueId).queryKey, answer);
    toast.success('Liga actualizada correctamente');
    void navigate(paths.league(leagueId), { replace: true });
  };

  return (
    <div className={classNames(layout['page'], layout['narrow'])}>
      <BackLink to={paths.leagues}>Volver a Ligas</BackLink>
      <div className={layout['pageHead']}>
        <PageTitle title="Editar Liga" />
      </div>
      <LeagueForm
        start={fieldsOf(league)}
        action="Guardar cambios"
        failure="Error al actualizar la liga"
        cancelTo={paths.league(leagueId)}
        onSave={save}
      />
    </div>
  );
}
