import { act, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const Page = ({ asks }: { readonly asks: boolean }) => (
  <>
    {asks && <Dialog title="¿Salir?">Se perderá.</Dialog>}
    <Toaster />
  </>
);

test('a question that closes as soon as it opens does not hide the messages', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Page asks={false} />));

  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // effects in tasks of their own, as in a browser
  const overAgain = new Promise<void>((done) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      flushSync(() => root.render(<Page asks={false} />)); // its effects are still to come
      setTimeout(done);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  root.render(<Page asks />);
  await overAgain;
  vi.unstubAllGlobals();

  act(() => toast.info('Guardado.'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Guardado.');
  act(() => root.unmount());
});
