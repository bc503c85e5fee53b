import { ZoomIn, ZoomOut } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import layout from '#ui/layout.module.css';
import styles from './bracket-pan.module.css';
import { RoundChips } from './round-chips.tsx';
import { roundInSight, showPlace, showRound } from './scroll-bracket.ts';
import { useZoom } from './use-zoom.ts';
import { bracketWords } from './words.ts';

type Props = {
  readonly rounds: number;
  readonly startAt: string | undefined; // id of the place to scroll to at first
  readonly children: ReactNode; // the bracket
};

/** Box in which a bracket is panned by finger, wheel or arrow keys, and zoomed. */
export function BracketPan({ rounds, startAt, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(1);
  const [first] = useState(startAt); // fixed: later changes must not scroll the bracket while it is read
  const content = useRef<HTMLDivElement>(null);
  const { zoom, zoomIn, zoomOut } = useZoom(box, content);

  useLayoutEffect(() => {
    if (box.current && first !== undefined) showPlace(box.current, first, 'instant');
  }, [first]);

  return (
    <>
      <RoundChips
        rounds={rounds}
        current={round}
        onChoose={(chosen) => box.current && showRound(box.current, chosen)}
      />
      <div className={styles.frame}>
        <div className={styles.zoom} role="group" aria-label={bracketWords.size}>
          <IconButton
            icon={ZoomOut}
            label={bracketWords.zoomOut}
            disabled={!zoomOut}
            onClick={zoomOut}
          />
          <output className={styles.percent}>{Math.round(zoom * 100)} %</output>
          <IconButton
            icon={ZoomIn}
            label={bracketWords.zoomIn}
            disabled={!zoomIn}
            onClick={zoomIn}
          />
        </div>
        <div className={classNames(layout.card, styles.sheet)}>
          <div
            ref={box}
            className={styles.box}
            role="region"
            aria-label={bracketWords.title}
            // Scrollable, so it must be focusable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            onScroll={({ currentTarget }) => setRound(roundInSight(currentTarget, rounds))}
          >
            <div className={styles.content}>
              <div ref={content}>
                <div className={styles.zoomed} style={{ zoom }}>
                  {children}
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
