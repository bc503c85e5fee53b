import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, shownToasts } from '#ui/toast.ts';

afterEach(() => {
  cleanup();
  shownToasts().forEach(({ id }) => dismissToast(id));
});
