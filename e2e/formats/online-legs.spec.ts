import { expect, test, TOGETHER } from '../fixtures.ts';
import { lineOf } from '../network/line.ts';
import { inOrder, startGame } from '../people/meeting.ts';
import {
  chooseMode,
  confirmTurn,
  enterTotal,
  expectLegs,
  expectScores,
  throwAt,
} from '../screens/game-screen.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { LEAGUE } from '../screens/local-game.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const T20 = 'Triple 20, 60';

test(
  'two phones play a best of 3 legs with double out through a lost connection and a reload',
  { tag: TOGETHER },
  async ({ player }) => {
    const players = [await player(PHONE), await player(PHONE)] as const;
    const lines = new Map([
      [players[0].username, await lineOf(players[0].page)],
      [players[1].username, await lineOf(players[1].page)],
    ]);
    await players[0].page.addInitScript((format) => {
      localStorage.setItem('lobby-format', format);
    }, JSON.stringify(LEAGUE));
    await startGame(...players);
    const [first, second] = await inOrder(...players);
    await chooseMode(second.page, 'Numerico');
    const throws = async (...beds: string[]) => {
      await throwAt(first.page, ...beds);
      await confirmTurn(first.page);
    };
    const misses = async () => {
      for (let dart = 0; dart < 3; dart++) {
        await first.page.getByRole('button', { name: '🚨 OUT' }).click();
      }
      await confirmTurn(first.page);
    };
    const both = async (check: (page: typeof first.page) => Promise<void>) => {
      for (const { page } of players) await check(page);
    };
    const seeLegs = (ofFirst: number, ofSecond: number) =>
      both((page) => expectLegs(page, { [first.username]: ofFirst, [second.username]: ofSecond }));

    // A bust by 1 and one by a total that no double closes, each said before it is confirmed.
    await throws(T20, T20, T20);
    await enterTotal(second.page, 180);
    await throws(T20, T20, T20);
    await enterTotal(second.page, 162);
    await throwAt(first.page, T20, T20, 'Doble 10, 20');
    await expect(first.page.getByText('Te pasas, queda 1', { exact: true })).toBeVisible();
    await confirmTurn(first.page);
    await second.page.getByLabel('Puntuación total del turno').fill('159');
    await expect(second.page.getByText('Te pasas, sin doble', { exact: true })).toBeVisible();
    await confirmTurn(second.page);
    await expect(first.page.getByText('¡BUST! Te has pasado')).toBeHidden();
    await throws(T20, 'Simple 1, 1', 'Doble 20, 40');
    await expect(second.page.getByText('¡BUST! Te has pasado')).toBeHidden();
    await enterTotal(second.page, 0);
    await throws('Doble 20, 40');

    const legEnd = `Leg para ${first.username}, 13 dardos`;
    await both((page) => expect(page.getByRole('dialog', { name: legEnd })).toBeVisible());
    await both((page) => expect(page.getByRole('dialog')).toHaveCount(0)); // by itself
    await seeLegs(1, 0);

    // Between the legs one loses the connection, and the other one reloads the page.
    const line = lines.get(first.username)!;
    await line.cut();
    await second.page.reload();
    await enterTotal(second.page, 180);
    line.mend();
    await both((page) => expectScores(page, { [second.username]: 321 }, first.username));
    await seeLegs(1, 0);
    await expectGoodScreen(second.page);

    await misses();
    await enterTotal(second.page, 180);
    await misses();
    await enterTotal(second.page, 101);
    await misses();
    await enterTotal(second.page, 40);
    await second.page.getByRole('button', { name: '2 dardos' }).click();
    const nextEnd = `Leg para ${second.username}, 11 dardos`;
    await both((page) => expect(page.getByRole('dialog', { name: nextEnd })).toBeVisible());
    await second.page.getByRole('button', { name: 'Corregir el último turno' }).click();
    await expect(second.page.getByText('Corriges tu turno: 40')).toBeVisible();
    await second.page.getByRole('button', { name: '↩️ Deshacer' }).click();
    await both((page) => expect(page.getByRole('dialog')).toHaveCount(0));
    await seeLegs(1, 1);

    await throws(T20, T20, T20);
    await enterTotal(second.page, 0);
    await throws(T20, T20, T20);
    await enterTotal(second.page, 0);
    await throws(T20, 'Triple 19, 57', 'Doble 12, 24');
    await both(async (page) => {
      const end = page.getByRole('dialog', { name: `${first.username} ha ganado!` });
      await expect(end).toContainText(`${first.username}2`);
      await expect(end).toContainText(`${second.username}1`);
    });

    await second.page.getByRole('link', { name: 'Estadísticas' }).click();
    await expect(second.page.getByText('501 a doble, al mejor de 3')).toBeVisible();
    const leg = second.page.getByRole('combobox', { name: 'Leg que se ve' });
    await expect(leg).toHaveValue('3');
    await leg.selectOption('Leg 2');
    const chart = second.page.getByRole('img', { name: /^Puntos restantes/ });
    await expect(chart).toHaveAccessibleName(
      new RegExp(`${second.username}: 501, 321, 141, 40, 0\\.`),
    );
    await expectGoodScreen(second.page);
  },
);
