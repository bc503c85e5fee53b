import type { Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWakeLock } from '#platform/device/wake-lock.ts';
import { GhostBoard } from '#play/board/ghost-board.tsx';
import { ModeSelect } from '#play/entry/mode-select.tsx';
import turnLayout from '#play/entry/turn-layout.module.css';
import { Segmented } from '#ui/form/segmented.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuButton } from '#ui/menu.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { useDeferredParts } from './deferred-parts.tsx';
import { DeviceButton } from './device-button.tsx';
import layout from './game-layout.module.css';
import { HistoryTable } from './history-table.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { words } from './words.ts';

type Props = {
  readonly title: string;
  readonly note?: string | undefined; // in sight also where there is no room for the title
  readonly names: BySeat<string>;
  readonly game: Game;
  readonly seat?: Seat; // of the player at this device; absent where both are
  readonly children: ReactNode; // what the player here can do now: enter a turn, or wait. Not at the end
};

const views = [
  { value: 'entry', label: words.entry },
  { value: 'history', label: words.history },
] as const;
type View = (typeof views)[number]['value'];

/** A game, local or online: the score, a turn to enter, and what has been thrown. */
export function GameScreen({ title, note, names, game, seat, children }: Props) {
  const [view, setView] = useState<View>('entry');
  const controls = useId();
  const chalk = useRef<HTMLElement>(null);
  const turnsPlayed = game.turns.length;
  const [opened] = useState(game);
  const calling = useDeferredParts(seat !== undefined);
  useWakeLock(!game.outcome);

  useEffect(() => {
    chalk.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [turnsPlayed, view]);

  const { start } = game.settings;
  return (
    <div className={layout['game']} data-view={view}>
      <PageTitle title={title} className={text['hidden']}>
        {words.heading(start, names.player1, names.player2)}
      </PageTitle>
      <p className={text['hidden']} role="status">
        {calling && <calling.Calls opened={opened} game={game} names={names} seat={seat} />}
      </p>
      <Scoreboard
        className={layout['score']}
        names={names}
        scores={game.scores}
        start={start}
        lit={game.outcome ? game.outcome.winner : toThrow(game)}
        toThrow={game.outcome ? undefined : toThrow(game)}
      />
      {note && <p className={`${layout['note']} ${layout['narrowOnly']}`}>{note}</p>}
      <section className={layout['input']} aria-label={words.entry}>
        <IconButton
          className={layout['opener']}
          icon={SlidersHorizontal}
          label={words.controls}
          popoverTarget={controls}
        />
        <div
          id={controls}
          popover="auto"
          className={layout['controls']}
          onChange={({ currentTarget }) => {
            if (!currentTarget.querySelector('dialog')) currentTarget.hidePopover();
          }}
        >
          <MenuButton className={layout['narrowOnly']} />
          <Segmented
            className={`${layout['views']} ${layout['narrowOnly']}`}
            label={words.view}
            options={views}
            value={view}
            onChange={setView}
          />
          <h2 className={`${text['title3']} ${layout['title']} ${layout['wideOnly']}`}>{title}</h2>
          <DeviceButton />
          <ModeSelect className={layout['mode']} />
        </div>
        <div className={layout['play']}>
          {game.outcome ? (
            <div className={turnLayout['panel']}>
              <GhostBoard />
            </div>
          ) : (
            children
          )}
        </div>
      </section>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={chalk} className={layout['chalk']} aria-label={words.history} tabIndex={0}>
        <HistoryTable names={names} game={game} />
      </section>
    </div>
  );
}
