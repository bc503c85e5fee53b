import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Place } from '#competitions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { organiseWords } from './words.ts';

/** Button for the dialog with the invitation link. */
export function ShareButton({ place }: { readonly place: Place }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 size={20} aria-hidden />
        {organiseWords.share}
      </Button>
      {isOpen && <ShareDialog place={place} onClose={() => setOpen(false)} />}
    </>
  );
}
