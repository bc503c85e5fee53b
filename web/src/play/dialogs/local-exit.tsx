import type { ComponentProps } from 'react';
import { ExitDialog } from './exit-dialog.tsx';
import { playDialogWords } from './words.ts';

const { title, kept, lost, action } = playDialogWords.leaveLocal;

type Props = Pick<ComponentProps<typeof ExitDialog>, 'onStay' | 'onLater' | 'onLeave'>;

/** Asks before a local game is left, and says if it is kept. */
export const LocalExit = (props: Props) => (
  <ExitDialog title={title} message={props.onLater ? kept : lost} action={action} {...props} />
);
