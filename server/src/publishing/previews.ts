import type { CompetitionKind } from '@darts/contracts/competitions';
import type { Preview } from '#platform/http/preview.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { Refusal } from '#platform/refusals.ts';
import { leaguePicture, tournamentPicture } from './picture.ts';
import { pictures } from './pictures.ts';
import { gamePreview, leaguePreview, tournamentPreview } from './preview.ts';
import type { PublishingService } from './service.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PAGE = new RegExp(
  `^/(?:leagues/(?<league>${UUID})|tournaments/(?:view/)?(?<tournament>${UUID})|game/view/(?<game>${UUID}))/?$`,
  'i',
);

/** What links to public pages show: words, and a picture of the table or the bracket. */
export function previews(published: PublishingService, publicUrl: URL, limits: Limits) {
  const draw = pictures();

  const placed = (path: string, kind: CompetitionKind, id: string) => ({
    address: new URL(path, publicUrl).href,
    picture: new URL(`/previews/${kind}s/${id}.png`, publicUrl).href,
  });

  async function told(path: string, ids: Readonly<Record<string, string>>): Promise<Preview> {
    if (ids['league'] !== undefined) {
      const league = await published.league(ids['league']);
      return { ...leaguePreview(league), ...placed(path, 'league', league.leagueId) };
    }
    if (ids['tournament'] !== undefined) {
      const tournament = await published.tournament(ids['tournament']);
      const { tournamentId } = tournament;
      const page = placed(`/tournaments/${tournamentId}`, 'tournament', tournamentId);
      return { ...tournamentPreview(tournament), ...page };
    }
    const game = await published.game(ids['game'] ?? '');
    return { ...gamePreview(game), ...placed(path, game.kind, game.competitionId) };
  }

  return {
    /** Of a page: null where it is of a league, a tournament or a game that is not public. */
    async of(path: string, ip: string): Promise<Preview | null | undefined> {
      const ids = PAGE.exec(path)?.groups;
      if (!ids) return undefined;
      await limits.take('callsAddress', ip);
      try {
        return await told(path, ids);
      } catch (error) {
        if (error instanceof Refusal && error.code === 'not-found') return null;
        throw error;
      }
    },

    /**
     * The picture of a league or a tournament, as PNG.
     *
     * @throws {Refusal} `not-found`, `too-busy`
     */
    async picture(kind: CompetitionKind, id: string, ip: string): Promise<Uint8Array> {
      await limits.take('callsAddress', ip);
      const svg =
        kind === 'league'
          ? leaguePicture(await published.league(id))
          : tournamentPicture(await published.tournament(id));
      return draw(svg);
    },
  };
}

export type Previews = ReturnType<typeof previews>;
