/** Server, players and competitions for calls that are sent twice. */
import type { CompetitionKind } from '@darts/contracts/competitions';
import { league, tournament } from '../access/access.ts';
import { identityProvider } from '../identity-provider.ts';
import { startServer } from '../server.ts';

export type Stage = Awaited<ReturnType<typeof newStage>>;

const BODIES = { league: { ...league, startDate: '2030-01-03' }, tournament };

/** Starts a server with an organiser. Each competition has two new players. */
export async function newStage() {
  const google = await identityProvider();
  const server = await startServer({ env: google.env });
  const organiser = await server.admin();

  async function pending(kind: CompetitionKind) {
    const { data } = await organiser.post(`/${kind}s/create`, BODIES[kind]);
    const path = `/${kind}s/${data[`${kind}Id`]}`;
    const [ana, biel] = [await server.player(), await server.player()];
    return { path, ana, biel };
  }

  return {
    google,
    server,
    organiser,
    bodyOf: (kind: CompetitionKind) => BODIES[kind],

    /** Creates a competition that has not begun, and two players who may join it. */
    pending,

    /** Creates a competition in progress with one game. */
    async begun(kind: CompetitionKind) {
      const { path, ana, biel } = await pending(kind);
      for (const player of [ana, biel]) await player.post(`${path}/join`);
      await organiser.post(`${path}/start`);
      const { games } = (await ana.get('/games/upcoming')).data;
      const { gameId } = games[0];
      return { path, ana, biel, gameId: String(gameId), game: `/games/${gameId}` };
    },
  };
}
