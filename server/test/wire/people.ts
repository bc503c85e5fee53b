import type { startServer } from '../server.ts';
import type { Player } from '../player.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

/** The people of all stories. */
export type People = Readonly<Record<'admin' | 'ana' | 'biel' | 'carmen' | 'dani' | 'eva', Player>>;

/** Creates the people one after another, so that their ids come in the same order each time. */
export async function newPeople(server: Server): Promise<People> {
  return {
    admin: await server.admin(),
    ana: await server.player('ana'),
    biel: await server.player('biel'),
    carmen: await server.player('carmen'),
    dani: await server.player('dani'),
    eva: await server.player('eva'),
  };
}
