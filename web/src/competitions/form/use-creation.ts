import { useNavigate } from 'react-router';
import type { Kind } from '#competitions/kind.ts';
import { post } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';

type Created = Readonly<Record<Kind['idName'], string>>; // of which a kind has its own

/** Makes a competition of the fields of a form, and leads to it. */
export function useCreation({ name, idName, paths, words }: Kind) {
  const navigate = useNavigate();

  return async (fields: object): Promise<void> => {
    const created = await post<Created>(`/${name}/create`, fields);
    toast.success(words.created);
    void navigate(paths.page(created[idName]), { replace: true });
  };
}
