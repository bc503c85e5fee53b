import { sendLocalGame } from '@darts/contracts/addresses/screens';
import type { GameScreen, OpenedCode } from '@darts/contracts/screens';
import type { BedName } from '@darts/rules/play/beds';
import { glanceAt } from '@darts/contracts/game/glance';
import type { Game } from '@darts/rules/play/game';
import { pairIn } from '@darts/rules/play/pair';
import type { BySide } from '@darts/rules/play/sides';
import { useEffect } from 'react';
import { send } from '#platform/send.ts';
import { useStore } from '#store.ts';
import { closeCode, forgetCode, nextSentAt, relayCode } from './relay-code.ts';

// An unchanged game is sent again, too: a server that restarts loses it.
const SEND_MS = 2_000;
const TIMEOUT_MS = 5_000;

type Props = {
  readonly names: BySide<string>;
  readonly game: Game;
  readonly beds: readonly BedName[]; // hit in the turn so far
};

/** Sends the local game, dart by dart, to the screens that show it. The code ends with the game or the page. */
export function RelaySender({ names, game, beds }: Props) {
  const opened = useStore(relayCode);
  const isOver = game.outcome !== undefined;
  useEffect(() => closeCode, []);
  // A rematch, or an undone end, needs another code, even if the end was never sent.
  useEffect(() => (isOver ? closeCode : undefined), [isOver]);
  return opened && <Sender opened={opened} text={JSON.stringify(pictureOf(names, game, beds))} />;
}

type SenderProps = {
  readonly opened: OpenedCode;
  readonly text: string; // the game as JSON, in the form that screens show
};

function Sender({ opened: { code, key }, text }: SenderProps) {
  useEffect(() => {
    const game = JSON.parse(text) as GameScreen; // written by `pictureOf`
    const end = new AbortController();

    async function sendIt() {
      const body = { key, sentAt: nextSentAt(), game };
      const { status } = await send(sendLocalGame, {
        params: { code },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (end.signal.aborted) return; // stale: a newer picture is on its way
      const isEnded = status === 200 && game.status === 'finalizada';
      if (isEnded || status === 404) forgetCode(); // 404: expired, maybe taken by another phone
    }
    const sendNow = () => void sendIt().catch(() => {}); // best effort, repeated below

    sendNow();
    const timer = setInterval(sendNow, SEND_MS);
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [code, key, text]);

  return null;
}

const pictureOf = (names: BySide<string>, game: Game, beds: readonly BedName[]): GameScreen => ({
  ...glanceAt(game),
  players: pairIn(names),
  status: game.outcome ? 'finalizada' : 'encurso',
  ...(game.outcome && { endReason: game.outcome.reason }),
  beds: [...beds],
});
