import { renewFirst } from '#platform/renew-first.ts';
import { DownloadButton } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import { words } from './words.ts';

/** What a player can take with them. */
export const Downloads = () => (
  <div className={layout['stack']}>
    <p className={text['muted']}>{words.download.about}</p>
    <div className={layout['row']}>
      <DownloadButton href="/api/users/me/games.csv" onClick={renewFirst}>
        {words.download.games}
      </DownloadButton>
      <DownloadButton href="/api/users/me/export" onClick={renewFirst}>
        {words.download.all}
      </DownloadButton>
    </div>
  </div>
);
