import type { BedName } from '@darts/rules/play/beds';
import { isPlain } from '@darts/rules/play/x01/settings';
import { useEffect, useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { formatName } from '#formats/format-name.ts';
import { keepStorage } from '#platform/device/keep-storage.ts';
import { Calls } from '#play/calling/calls.tsx';
import { RelaySender } from '#play/relay/relay-sender.tsx';
import { RelaySetting } from '#play/relay/relay-setting.tsx';
import { useMoment, type Moment } from './use-moment.ts';

const MAX_LINE_LETTERS = 52; // that fit on a phone

/** The additions to the screen of a game. */
export type Extras = {
  readonly format?: string | undefined; // absent for a plain format
  readonly opening?: string | undefined; // the format before the first turn, if it fits between the halves
  readonly moment?: Moment | undefined;
  readonly setting?: ReactNode; // of a local game
};

type Props = ComponentProps<typeof Calls> & {
  readonly beds: readonly BedName[]; // hit in the turn so far
  readonly settings: ReactNode; // of an online game
  readonly onExtras: (extras: Extras) => void; // must have a stable identity
};

/** The parts that the first load does without: calls, the name of the format, moments, the relay. */
export function Accompaniment({ beds, settings, onExtras, ...calls }: Props) {
  const isLocal = settings === undefined;
  const { opened, game, names } = calls;
  const moment = useMoment(opened, game);
  const format = isPlain(game.settings) ? undefined : formatName(game.settings);
  const isBegun = beds.length > 0 || game.turns.length > 0;
  const opening = isBegun || (format && format.length > MAX_LINE_LETTERS) ? undefined : format;
  const isEnded = isLocal && game.outcome !== undefined;
  useEffect(() => {
    if (isEnded) keepStorage();
  }, [isEnded]);
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
