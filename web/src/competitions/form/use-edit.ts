import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { placeOf, type Kind } from '#competitions/kind.ts';
import { put } from '#platform/api.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Changes a competition to the fields of a form, and leads back to it. */
export function useEdit(kind: Kind, id: string) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { path, queryKey } = placeOf(kind, id);

  return async (fields: object): Promise<void> => {
    cache.setQueryData(queryKey, await put(path, fields));
    toast.success(kind.words.edited);
    void navigate(kind.paths.page(id), { replace: true });
  };
}
