import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ScreenDialog } from './screen-dialog.tsx';
import { screenWords } from './words.ts';

type Props = {
  readonly path: string; // of what is shown: of its calls, and after /tv of its screen
  readonly block?: boolean;
};

/** Shows an organiser the address of a screen. */
export function ScreenButton({ path, block = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block={block} onClick={() => setOpen(true)}>
        <MonitorPlay size={20} aria-hidden />
        {screenWords.show}
      </Button>
      {isOpen && <ScreenDialog path={path} onClose={() => setOpen(false)} />}
    </>
  );
}
