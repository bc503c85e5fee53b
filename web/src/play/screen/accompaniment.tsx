import type { BedName } from '@darts/rules/play/beds';
import { useLayoutEffect, type ComponentProps } from 'react';
import { formatName } from '#formats/format-name.ts';
import { Calls } from '#play/calling/calls.tsx';
import { isPlain } from './is-plain.ts';
import { useMoment, type Moment } from './use-moment.ts';

const ONE_LINE = 52; // characters, on a phone

/** What the screen of a game shows besides once it is loaded. */
export type Extras = {
  readonly format?: string | undefined; // where the scores and rounds do not tell it
  readonly opening?: string | undefined; // the same before the first turn, where it fits between the halves
  readonly moment?: Moment | undefined;
};

type Props = ComponentProps<typeof Calls> & {
  readonly beds: readonly BedName[]; // hit in the turn so far
  readonly onExtras: (extras: Extras) => void; // a stable one
};

/** Calls a game, names its format and knows its moments: all that the first load does without. */
export function Accompaniment({ beds, onExtras, ...calls }: Props) {
  const { settings, turns } = calls.game;
  const moment = useMoment(calls.opened, calls.game);
  const format = isPlain(settings) ? undefined : formatName(settings);
  const isBegun = beds.length > 0 || turns.length > 0;
  const opening = isBegun || (format && format.length > ONE_LINE) ? undefined : format;
  useLayoutEffect(() => onExtras({ format, opening, moment }), [format, opening, moment, onExtras]);
  return <Calls {...calls} />;
}
