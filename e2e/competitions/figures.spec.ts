import type { GameView, TurnAnswer } from '@darts/contracts/play';
import { expect, test, type Player } from '../fixtures.ts';
import { startGame } from '../people/meeting.ts';
import { callAs, readAs } from '../people/organiser.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { tabTo } from '../screens/keyboard.ts';

/** Plays a game to its end, dart by dart: whoever begins closes with 180, 180 and 141. */
async function playOut(pair: readonly [Player, Player]): Promise<string> {
  await startGame(...pair);
  const [, gameId = ''] = /online\/(.+)$/.exec(pair[0].page.url()) ?? [];
  const { game } = await readAs<{ game: GameView }>(pair[0], `/games/${gameId}`);
  const first = game.turn;
  const best = [
    ['T20', 'T20', 'T20'],
    ['T20', 'T20', 'T20'],
    ['T20', 'T19', 'D12'],
  ];
  let turn: string | null = first;
  for (let thrown = 0; turn !== null;) {
    const thrower = pair.find(({ userId }) => userId === turn)!;
    const beds: readonly string[] = turn === first ? best[thrown++]! : ['S20', 'M', 'S5'];
    const answer: TurnAnswer = await callAs(thrower, `/games/${gameId}/turn`, { beds });
    turn = answer.game.turn;
  }
  return gameId;
}

test('statistics show on the page of a game, on profiles and between two opponents', async ({
  player,
}) => {
  const [ana, biel] = [await player(), await player()];
  const games = [await playOut([ana, biel])];
  for (const { page } of [ana, biel]) await page.goto('/');
  games.push(await playOut([ana, biel]));

  await ana.page.goto(`/game/view/${games[0]}`);
  const compared = ana.page.getByRole('row', { name: /^Cierre más alto/ });
  await expect(compared).toContainText('141');
  await expectGoodScreen(ana.page);

  await ana.page.goto(`/user/${ana.userId}`);
  await expect(ana.page.getByRole('heading', { name: 'Estadísticas' })).toBeVisible();
  await expect(ana.page.getByRole('img', { name: /^Dónde han caído/ })).toBeVisible();
  await expect(ana.page.getByRole('img', { name: /^Media con tres dardos/ })).toBeVisible();
  await tabTo(ana.page, ana.page.getByRole('radio', { name: 'Todas' }));
  await ana.page.keyboard.press('ArrowRight');
  await expect(ana.page.getByRole('radio', { name: 'Lobby' })).toBeChecked();
  await ana.page.keyboard.press('ArrowRight');
  await expect(ana.page.getByText('No hay partidas así.')).toBeVisible();
  await ana.page.getByRole('radio', { name: 'Todas' }).press('Space');

  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await ana.page.route('**/statistics?days=30', (route) => isReleased.then(() => route.continue()));
  await ana.page.getByRole('radio', { name: '30 días' }).press('Space');
  const answer = ana.page.locator('[aria-live]', { hasText: 'Puntos por turno' });
  await expect(answer).toHaveCSS('opacity', '0.4'); // figures of another choice
  release();
  await expect(answer).toHaveCSS('opacity', '1');

  await tabTo(ana.page, ana.page.getByRole('button', { name: new RegExp(`^${biel.username}`) }));
  await ana.page.keyboard.press('Enter');
  const against = ana.page.getByRole('region', { name: 'Cara a cara' }).getByRole('listitem');
  await expect(against.getByRole('link', { name: /Ganada|Perdida/ })).toHaveCount(2);
  await expectGoodScreen(ana.page);
});
