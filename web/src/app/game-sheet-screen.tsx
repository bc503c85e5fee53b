import type { GameView } from '@darts/contracts/play';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '#competitions/calendar-date.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { partOf } from '#competitions/game-lobby/game-of.ts';
import { withQualifiers } from '#competitions/game-lobby/with-qualifiers.ts';
import { gameStageQuery } from '#competitions/queries.ts';
import { GameSheet } from '#play/sheet/game-sheet.tsx';
import { Loading } from '#ui/feedback/loading.tsx';

/** Sheet of a game with its competition and its date. */
export function GameSheetScreen({ view }: { readonly view: GameView }) {
  const { data: stage, isLoading } = useQuery(gameStageQuery(view));
  if (isLoading) return <Loading />;
  const due = stage?.date && formatDate(stage.date);
  return (
    <GameSheet
      view={withQualifiers(view, stage)}
      part={stage ? `${stage.name} · ${partOf(view, stage)}` : ''}
      facts={[
        view.finishedAt ? formatTime(view.finishedAt) : due,
        endingNote(view.endReason, view.winner !== undefined),
      ]}
    />
  );
}
