import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#ui/toasts/toast.ts';

type Props = {
  readonly words: string;
  readonly to: string; // path of the page to go to
};

/** Explains why a page is not shown, and redirects. */
export function TurnedAway({ words, to }: Props) {
  const navigate = useNavigate();

  useEffect(() => {
    toast.error(words);
    void navigate(to, { replace: true });
  }, [navigate, words, to]);

  return null;
}
