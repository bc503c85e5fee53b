import { vi } from 'vitest';
import { useGuardedLeave } from '#platform/exit-guard.tsx';

/** Called when a page lets itself be left through the menu. */
export const left = vi.fn<() => void>();

/** The menu as a page knows it: a way to another page. */
export function Menu() {
  const { leaveAsking } = useGuardedLeave();
  return (
    <button type="button" onClick={() => leaveAsking(left)}>
      Ligas
    </button>
  );
}
