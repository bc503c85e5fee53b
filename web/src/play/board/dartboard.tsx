import type { BedName } from '@darts/rules/play/beds';
import { bedPath } from '@darts/rules/play/board/dartboard-paths';
import { BEDS, REGULATION, touchProfile, type Bed } from '@darts/rules/play/board/dartboard';
import { memo, useId, useMemo, useRef, useState, type TouchEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useWidth } from '#ui/use-width.ts';
import { AimLabel } from './aim-label.tsx';
import { BoardBeds } from './board-beds.tsx';
import { DartboardDrawing } from './dartboard-drawing.tsx';
import styles from './dartboard.module.css';
import { boardDart, type ThrownDart } from './thrown-dart.ts';
import { useAim } from './use-aim.ts';
import { dartboardWords } from './words.ts';

type Props = {
  readonly darts: readonly ThrownDart[]; // darts of the turn; those thrown at the board are marked
  readonly hint?: BedName | undefined; // the next bed of a checkout
  readonly onThrow: (dart: ThrownDart) => void;
  readonly className?: string | undefined;
};

// From the centre to the edge of the picture; smaller on phones, which show less of the black border.
const TOUCH_CROP_MM = 205;
const CROP_MM = 214;

/**
 * The board for entering darts. A press highlights and names a bed, sliding moves to another bed, a release
 * throws, and sliding off the board cancels. By keyboard it is one tab stop: arrows move, Enter throws.
 */
export const Dartboard = memo(function Dartboard({ darts, hint, onThrow, className }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const width = useWidth(board);
  const [isFinger, setFinger] = useState(isTouchDevice); // the last press was by a finger, not by a mouse or a pen
  const [crop] = useState(() => (isTouchDevice() ? TOUCH_CROP_MM : CROP_MM));
  const profile = useMemo(
    () => (isFinger ? touchProfile(width / (2 * crop)) : REGULATION),
    [isFinger, width, crop],
  );
  const { aim, aimByKeyboard, handlers } = useAim({
    crop,
    profile,
    onThrow: (bed, at) => onThrow(boardDart(bed, at)),
  });

  return (
    <div
      ref={board}
      className={classNames(styles.board, className)}
      onPointerDownCapture={({ pointerType }) => setFinger(pointerType === 'touch')}
      onTouchEnd={throwOnlyOnce}
      {...handlers}
    >
      <svg
        className={styles.picture}
        viewBox={`${-crop} ${-crop} ${2 * crop} ${2 * crop}`}
        role="group"
        aria-label={dartboardWords.board}
        aria-describedby={keysId}
      >
        <DartboardDrawing crop={crop} profile={isFinger ? profile : undefined} />
        {bedsNamed(hint).map((bed) => (
          <path key={bed.ring} className={styles.hint} d={bedPath(bed)} />
        ))}
        {aim &&
          bedsNamed(aim.bed.id).map((bed) => (
            <path
              key={bed.ring}
              className={classNames(styles.lit, aim.by === 'hover' && styles.hovered)}
              d={bedPath(bed, profile)}
            />
          ))}
        <BoardBeds profile={profile} onAim={aimByKeyboard} onThrow={onThrow} />
        {darts.map(({ at }, index) => at && <Mark key={index} {...at} />)}
      </svg>
      <p id={keysId} hidden>
        {dartboardWords.keys}
      </p>
      {aim && aim.by !== 'hover' && <AimLabel aim={aim} crop={crop} />}
    </div>
  );
});

/** Suppresses the mouse events that browsers emulate after a touch: pointer events have thrown the dart. */
const throwOnlyOnce = (event: TouchEvent) => {
  if (event.cancelable) event.preventDefault();
};

const isTouchDevice = () => matchMedia('(pointer: coarse)').matches;

/** Returns the beds that light up together: both single areas of a number, or one bed. */
const bedsNamed = (name: BedName | undefined): readonly Bed[] =>
  BEDS.filter(({ id }) => id === name);

function Mark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.mark} transform={`translate(${x} ${y})`}>
      <circle r="5.6" />
      <circle r="2.2" />
    </g>
  );
}
