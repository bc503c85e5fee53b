import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toast.ts';

type Props = {
  readonly link: string;
  readonly said: Readonly<Record<'copy' | 'copied' | 'notCopied', string>>;
};

/** Copies a link; null outside secure contexts, which have no clipboard. */
export function CopyButton({ link, said }: Props) {
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(said.copied);
    } catch {
      toast.error(said.notCopied);
    }
  };
  return <Button onClick={() => void copy()}>{said.copy}</Button>;
}
