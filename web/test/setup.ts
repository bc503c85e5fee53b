import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, shownToasts } from '#ui/toast.ts';

HTMLElement.prototype.showPopover ??= () => {}; // happy-dom has no popovers
HTMLElement.prototype.hidePopover ??= () => {};

configure({ asyncUtilTimeout: 20_000 }); // until it is seen: a busy machine takes its time

afterEach(() => {
  cleanup();
  shownToasts().forEach(({ id }) => dismissToast(id));
});
