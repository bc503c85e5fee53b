import { exportOwnData, exportOwnGames } from '@darts/contracts/addresses/accounts';
import { hrefOf } from '#platform/api.ts';
import { renewFirst } from '#platform/renew-first.ts';
import { DownloadButton } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import { settingsWords } from './words.ts';

/** Downloads of the user's games and of all data stored about them. */
export const Downloads = () => (
  <div className={layout.stack}>
    <p className={text.muted}>{settingsWords.download.about}</p>
    <div className={layout.row}>
      <DownloadButton href={hrefOf(exportOwnGames)} onClick={renewFirst}>
        {settingsWords.download.games}
      </DownloadButton>
      <DownloadButton href={hrefOf(exportOwnData)} onClick={renewFirst}>
        {settingsWords.download.all}
      </DownloadButton>
    </div>
  </div>
);
