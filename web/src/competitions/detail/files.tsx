import type { ComponentProps } from 'react';
import { Download } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { DownloadButton } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import styles from './files.module.css';
import { words } from './words.ts';

type Props = {
  readonly of: string; // what they hold: 'el cuadro'
  readonly files: Readonly<Partial<Record<keyof typeof words.files, string>>>; // where each is, in the API
  readonly onClick?: ComponentProps<typeof DownloadButton>['onClick']; // on any of them
};

const KINDS = ['csv', 'groups', 'json'] as const;

/** What can be taken away of a league or tournament. */
export const Files = ({ of, files, onClick }: Props) => (
  <section className={classNames(layout['section'], styles['files'])} aria-labelledby="files">
    <h2 id="files">{words.download(of)}</h2>
    <div className={layout['row']}>
      {KINDS.map(
        (kind) =>
          files[kind] && (
            <DownloadButton key={kind} href={`/api${files[kind]}`} onClick={onClick}>
              <Download size={18} aria-hidden />
              {words.files[kind]}
            </DownloadButton>
          ),
      )}
    </div>
  </section>
);
