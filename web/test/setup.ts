import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, shownToasts } from '#ui/toasts/toast.ts';

// happy-dom has no popovers. Browsers do not show one that is no part of the page.
HTMLElement.prototype.showPopover ??= function showPopover() {
  if (!this.isConnected) throw new DOMException('Not in the page.', 'InvalidStateError');
};
HTMLElement.prototype.hidePopover ??= () => {};

configure({ asyncUtilTimeout: 20_000 }); // until it is seen: a busy machine takes its time

afterEach(() => {
  cleanup();
  shownToasts().forEach(({ id }) => dismissToast(id));
});
