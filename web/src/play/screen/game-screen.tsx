import type { BedName } from '@darts/rules/play/beds';
import type { Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import type { BySide, Side } from '@darts/rules/play/sides';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWakeLock } from '#platform/device/wake-lock.ts';
import { ModeSelect } from '#play/entry/mode-select.tsx';
import turnLayout from '#play/entry/turn-layout.module.css';
import { classNames } from '#ui/class-names.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuButton } from '#ui/menu.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import type { Extras } from './accompaniment.tsx';
import { GhostBoard, useDeferredParts } from './deferred-parts.tsx';
import { DeviceButton } from './device-button.tsx';
import layout from './game-layout.module.css';
import { HistoryTable } from './history-table.tsx';
import { GameScore } from './game-score.tsx';
import { RoundNote } from './round-note.tsx';
import { playScreenWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly note?: string | undefined; // in place of the round
  readonly names: BySide<string>;
  readonly game: Game;
  readonly beds?: readonly BedName[]; // hit in the turn so far
  readonly side?: Side | undefined; // the player at this device; absent if the device serves both
  readonly settings?: ReactNode; // of an online game; absent for a local one
  readonly children: ReactNode; // the entry of the turn, or the wait for it; not shown at the end
};

const views = [
  { value: 'entry', label: playScreenWords.entry },
  { value: 'history', label: playScreenWords.history },
] as const;
const NO_BEDS: readonly BedName[] = [];
type View = (typeof views)[number]['value'];

/** The screen of a local or online game: the score, the entry of the turn, and the history. */
export function GameScreen(props: Props) {
  const { title, note, names, game, beds = NO_BEDS, side, settings, children } = props;
  const [view, setView] = useState<View>('entry');
  const thrower = game.outcome ? undefined : toThrow(game);
  const isMyTurn = thrower !== undefined && thrower === side;
  const [wasMyTurn, setWasMyTurn] = useState(isMyTurn);
  const controls = useId();
  const chalk = useRef<HTMLElement>(null);
  const turnsPlayed = game.turns.length;
  const [opened] = useState(game);
  const parts = useDeferredParts(game, settings !== undefined);
  const [{ format, opening, moment, setting }, onExtras] = useState<Extras>({});
  useWakeLock(!game.outcome);

  // Switches from the history to the entry at the start of a turn.
  if (isMyTurn !== wasMyTurn) {
    setWasMyTurn(isMyTurn);
    if (isMyTurn) setView('entry');
  }

  useEffect(() => {
    chalk.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [turnsPlayed, view]);

  const { start } = game.settings;
  return (
    <div className={layout.game} data-view={view} translate="no">
      <PageTitle title={title} className={text.hidden}>
        {playScreenWords.heading(start, names)}
      </PageTitle>
      <p className={text.hidden} role="status">
        {parts && (
          <parts.Accompaniment {...{ opened, game, names, side, beds, settings, onExtras }} />
        )}
      </p>
      <GameScore
        className={layout.score}
        names={names}
        game={game}
        beds={beds}
        own={side}
        highTurn={moment?.highTurn}
      />
      {!game.outcome && (
        <RoundNote
          game={game}
          note={note}
          opening={opening}
          isMoment={moment?.isLastRound === true}
        />
      )}
      <section className={layout.input} aria-label={playScreenWords.entry}>
        <IconButton
          className={layout.opener}
          icon={SlidersHorizontal}
          label={playScreenWords.controls}
          popoverTarget={controls}
        />
        <div
          id={controls}
          popover="auto"
          className={layout.controls}
          onChange={({ currentTarget }) => {
            if (!currentTarget.querySelector('dialog')) currentTarget.hidePopover();
          }}
        >
          <MenuButton className={layout.narrowOnly} />
          <Segmented
            className={classNames(layout.views, layout.narrowOnly)}
            label={playScreenWords.view}
            options={views}
            value={view}
            onChange={setView}
          />
          <h2 className={classNames(text.title3, layout.title, layout.wideOnly)}>{title}</h2>
          <DeviceButton>
            {settings}
            {setting}
          </DeviceButton>
          <ModeSelect className={layout.mode} />
        </div>
        <div className={layout.play}>
          {game.outcome ? (
            <div className={turnLayout.panel}>
              <Suspense>
                <GhostBoard />
              </Suspense>
            </div>
          ) : (
            children
          )}
        </div>
      </section>
      <section
        ref={chalk}
        className={layout.chalk}
        aria-label={playScreenWords.history}
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      >
        {format && <p>{format}</p>}
        <HistoryTable names={names} game={game} />
      </section>
    </div>
  );
}
