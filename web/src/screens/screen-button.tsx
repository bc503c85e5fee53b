import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ScreenDialog, type Shown } from './screen-dialog.tsx';
import { screenWords } from './words.ts';

type Props = {
  readonly shown: Shown;
  readonly block?: boolean;
};

/** Button that shows an organiser the address of a screen. */
export function ScreenButton({ shown, block = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block={block} onClick={() => setOpen(true)}>
        <MonitorPlay size={20} aria-hidden />
        {screenWords.show}
      </Button>
      {isOpen && <ScreenDialog shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}
