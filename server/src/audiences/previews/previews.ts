import type { CompetitionKind } from '@darts/contracts/competitions';
import type { Preview } from '#platform/http/preview.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { Refusal } from '#platform/refusals.ts';
import { oncePerView } from '#platform/shared-views.ts';
import { leaguePicture, tournamentPicture } from './picture.ts';
import { pictures } from './pictures.ts';
import { gamePreview, leaguePreview, tournamentPreview } from './preview.ts';
import type { ReaderService } from '../readers/service.ts';
import type { Readings } from '../readings.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PAGE = new RegExp(
  `^/(?:leagues/(?<league>${UUID})|tournaments/(?:view/)?(?<tournament>${UUID})|game/view/(?<game>${UUID}))/?$`,
);

type Deps = {
  readonly readers: ReaderService;
  readonly readings: Readings;
  readonly publicUrl: URL;
  readonly limits: Limits;
};

/** Link previews of public pages: text, and a picture of the table or the bracket. */
export function previews({ readers, readings, publicUrl, limits }: Deps) {
  const readLeague = (id: string) => readers.readPublic('league', id, () => readings.league(id));
  const readTournament = (id: string) =>
    readers.readPublic('tournament', id, () => readings.tournament(id));

  const draw = pictures();
  const league = { words: oncePerView(leaguePreview), picture: oncePerView(leaguePicture) };
  const tournament = {
    words: oncePerView(tournamentPreview),
    picture: oncePerView(tournamentPicture),
  };

  const placed = (path: string, kind: CompetitionKind, id: string) => ({
    address: new URL(path, publicUrl).href,
    picture: new URL(`/previews/${kind}s/${id}.png`, publicUrl).href,
  });

  async function previewOf(path: string, ids: Readonly<Record<string, string>>): Promise<Preview> {
    if (ids['league'] !== undefined) {
      const view = await readLeague(ids['league']);
      return { ...league.words(view), ...placed(path, 'league', view.leagueId) };
    }
    if (ids['tournament'] !== undefined) {
      const view = await readTournament(ids['tournament']);
      const { tournamentId } = view;
      const page = placed(`/tournaments/${tournamentId}`, 'tournament', tournamentId);
      return { ...tournament.words(view), ...page };
    }
    const game = await readers.readPublicGame(ids['game'] ?? '', (read) => read());
    return { ...gamePreview(game), ...placed(path, game.kind, game.competitionId) };
  }

  /** Counts a page against its own limit and against that of all calls from an address. */
  async function count(ip: string): Promise<void> {
    await limits.take('pages-address', ip); // a refusal here takes nothing from the second limit
    await limits.take('calls-address', ip);
  }

  return {
    /**
     * Returns the preview of a page: null for a league, tournament or game that is not public, undefined for any
     * other page.
     *
     * @throws {Refusal} `too-many-requests`
     */
    async of(pathname: string, ip: string): Promise<Preview | null | undefined> {
      const path = pathname.toLowerCase(); // the store has ids in lower case
      const ids = PAGE.exec(path)?.groups;
      if (!ids) return undefined;
      await count(ip);
      try {
        return await previewOf(path, ids);
      } catch (error) {
        if (error instanceof Refusal && error.code === 'not-found') return null;
        throw error;
      }
    },

    /**
     * Returns the picture of a league or a tournament, as PNG.
     *
     * @throws {Refusal} `not-found`, `too-busy`, `too-many-requests`
     */
    async picture(kind: CompetitionKind, id: string, ip: string): Promise<Uint8Array> {
      await count(ip);
      const svg =
        kind === 'league'
          ? league.picture(await readLeague(id))
          : tournament.picture(await readTournament(id));
      return draw(svg, () => limits.take('drawings-address', ip));
    },
  };
}

export type Previews = ReturnType<typeof previews>;
