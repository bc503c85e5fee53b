import type { BedName } from '@darts/rules/play/beds';
import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { formatName } from '#formats/format-name.ts';
import { Calls } from '#play/calling/calls.tsx';
import { RelaySender } from '#play/relay/relay-sender.tsx';
import { RelaySetting } from '#play/relay/relay-setting.tsx';
import { isPlain } from './is-plain.ts';
import { useMoment, type Moment } from './use-moment.ts';

const ONE_LINE = 52; // characters, on a phone

/** What the screen of a game shows besides once it is loaded. */
export type Extras = {
  readonly format?: string | undefined; // where the scores and rounds do not tell it
  readonly opening?: string | undefined; // the same before the first turn, where it fits between the halves
  readonly moment?: Moment | undefined;
  readonly setting?: ReactNode; // of a local game, among those of the device
};

type Props = ComponentProps<typeof Calls> & {
  readonly beds: readonly BedName[]; // hit in the turn so far
  readonly settings: ReactNode; // of an online game
  readonly onExtras: (extras: Extras) => void; // a stable one
};

/** Calls a game, names its format, knows its moments and shows it elsewhere: all that the first load does without. */
export function Accompaniment({ beds, settings, onExtras, ...calls }: Props) {
  const isLocal = settings === undefined;
  const { opened, game, names } = calls;
  const moment = useMoment(opened, game);
  const format = isPlain(game.settings) ? undefined : formatName(game.settings);
  const isBegun = beds.length > 0 || game.turns.length > 0;
  const opening = isBegun || (format && format.length > ONE_LINE) ? undefined : format;
  useLayoutEffect(
    () => onExtras({ format, opening, moment, setting: isLocal && <RelaySetting /> }),
    [format, opening, moment, isLocal, onExtras],
  );
  return (
    <>
      <Calls {...calls} />
      {isLocal && <RelaySender {...{ names, game, beds }} />}
    </>
  );
}
