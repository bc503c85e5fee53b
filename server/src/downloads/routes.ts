import { downloadCalls } from '@darts/contracts/calls/accounts';
import { asFile } from '#platform/http/files.ts';
import { routes } from '#platform/http/routes.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { DownloadService } from './service.ts';

export const downloadRoutes = (downloads: DownloadService) => {
  const open = oneAtATime();
  return routes(downloadCalls, {
    exportOwnData: async ({ caller: { userId } }, reply) =>
      asFile(reply, 'application/json', 'tres-dardos.json').send(
        open(userId, downloads.everything(userId)),
      ),
    exportOwnGames: async ({ caller: { userId } }, reply) =>
      asFile(reply, 'text/csv', 'partidas.csv').send(open(userId, downloads.games(userId))),
  });
};
