import type { ComponentProps, ReactNode } from 'react';
import { Download } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { DownloadButton } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { competitionDetailWords } from './words.ts';

type Props = {
  readonly of: string; // content of the files: 'Cuadro'
  readonly files: Readonly<Partial<Record<keyof typeof competitionDetailWords.files, string>>>; // addresses
  readonly onClick?: ComponentProps<typeof DownloadButton>['onClick']; // called on each download
  readonly children?: ReactNode; // links to printable sheets
};

const KINDS = ['csv', 'groups', 'json'] as const;

/** Downloads of a league or tournament. */
export const Files = ({ of, files, onClick, children }: Props) => (
  <section className={classNames(layout.section, layout.stack)} aria-labelledby="files">
    <h2 id="files">{competitionDetailWords.download}</h2>
    <div className={layout.row}>
      {KINDS.map(
        (kind) =>
          files[kind] && (
            <DownloadButton key={kind} href={files[kind]} onClick={onClick}>
              <Download size={18} aria-hidden />
              {competitionDetailWords.files[kind](of)}
            </DownloadButton>
          ),
      )}
    </div>
    {children}
  </section>
);
