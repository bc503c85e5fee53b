import type { OpenedCode, TvGame } from '@darts/contracts/tv';
import type { BedName } from '@darts/rules/play/beds';
import { glanceAt } from '@darts/rules/play/figures/glance';
import type { Game } from '@darts/rules/play/game';
import type { BySeat } from '@darts/rules/play/seats';
import { useEffect } from 'react';
import { send } from '#platform/send.ts';
import { useStore } from '#store.ts';
import { closeCode, forgetCode, nextSentAt, relayCode } from './relay-code.ts';

// In milliseconds. The game is sent though nothing has changed, too: to servers that have forgotten it.
const EVERY = 2_000;
const GIVEN_UP = 5_000;

type Props = {
  readonly names: BySeat<string>;
  readonly game: Game;
  readonly beds: readonly BedName[]; // hit in the turn so far
};

/** Sends the local game to the screens that show it, dart by dart. The code ends with it, or as it is left. */
export function RelaySender({ names, game, beds }: Props) {
  const opened = useStore(relayCode);
  const isOver = game.outcome !== undefined;
  useEffect(() => closeCode, []);
  // Another game, or this one after all, is another code's; also where the end was never sent.
  useEffect(() => (isOver ? closeCode : undefined), [isOver]);
  return opened && <Sender opened={opened} text={JSON.stringify(pictureOf(names, game, beds))} />;
}

type SenderProps = {
  readonly opened: OpenedCode;
  readonly text: string; // what is shown, as JSON
};

function Sender({ opened: { code, key }, text }: SenderProps) {
  useEffect(() => {
    const game = JSON.parse(text) as TvGame; // of `pictureOf`
    const end = new AbortController();

    async function sendIt() {
      const body = { key, sentAt: nextSentAt(), game };
      const { status } = await send(
        'PUT',
        `/tv/local/${code}`,
        body,
        AbortSignal.timeout(GIVEN_UP),
      );
      if (end.signal.aborted) return; // what is sent now says how it is
      const isEnded = status === 200 && game.status === 'finalizada';
      if (isEnded || status === 404) forgetCode(); // where there is none, another phone has it by now
    }
    const sendNow = () => void sendIt().catch(() => {}); // the next one may arrive

    sendNow();
    const timer = setInterval(sendNow, EVERY);
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [code, key, text]);

  return null;
}

const pictureOf = (names: BySeat<string>, game: Game, beds: readonly BedName[]): TvGame => ({
  ...glanceAt(game),
  players: [names.player1, names.player2],
  status: game.outcome ? 'finalizada' : 'encurso',
  ...(game.outcome && { endReason: game.outcome.reason }),
  beds: [...beds],
});
