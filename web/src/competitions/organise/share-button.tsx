import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { words } from './words.ts';

/** Shows the address of a competition's page, to be sent, copied or scanned. */
export function ShareButton({ to }: { readonly to: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 size={20} aria-hidden />
        {words.share}
      </Button>
      {isOpen && <ShareDialog to={to} onClose={() => setOpen(false)} />}
    </>
  );
}
