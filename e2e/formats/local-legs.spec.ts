import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  chooseMode,
  confirmTurn,
  expectLegs,
  expectScores,
  pressKeys,
  throwAt,
  undo,
  type InputMode,
} from '../screens/game-screen.ts';
import { expectGoodDialog } from '../screens/good-dialog.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { LEAGUE, openLocalGame } from '../screens/local-game.ts';

/** Where a dart lands: S20, D16, T19, or M. */
type Bed = `${'S' | 'D' | 'T'}${number}` | 'M';

const valueOf = (bed: Bed) => 'MSDT'.indexOf(bed.charAt(0)) * Number(bed.slice(1));

const MULTIPLIERS = {
  S: ['Simple', 'Simple (1)'],
  D: ['Doble', 'Doble (2)'],
  T: ['Triple', 'Triple (3)'],
};

/** Enters darts, but does not confirm them. */
const enter: Record<InputMode, (page: Page, beds: readonly Bed[]) => Promise<void>> = {
  async Diana(page, beds) {
    for (const bed of beds) {
      const [prefix] = MULTIPLIERS[bed.charAt(0) as 'S'] ?? [];
      if (bed === 'M') await page.getByRole('button', { name: '🚨 OUT' }).click();
      else await throwAt(page, `${prefix} ${bed.slice(1)}, ${valueOf(bed)}`);
    }
  },
  async Botones(page, beds) {
    await expect(page.getByRole('switch')).toHaveCount(0);
    for (const bed of beds) {
      const [, choice = ''] = MULTIPLIERS[bed.charAt(0) as 'S'] ?? [];
      if (bed === 'M') await page.getByRole('button', { name: '🚨 OUT' }).click();
      else {
        await page.getByText(choice, { exact: true }).click();
        await pressKeys(page, bed.replace('S', ''));
      }
    }
  },
  async Numerico(page, beds) {
    const total = beds.reduce((sum, bed) => sum + valueOf(bed), 0);
    await page.getByLabel('Puntuación total del turno').fill(String(total));
  },
};

for (const mode of ['Diana', 'Botones', 'Numerico'] as const) {
  test(`a local best of 3 legs with double out is played in ${mode}`, async ({ page }) => {
    const turn = async (...beds: Bed[]) => {
      await enter[mode](page, beds);
      await confirmTurn(page);
    };
    const busts = async (why: string, ...beds: Bed[]) => {
      await enter[mode](page, beds);
      await expect(page.getByText(why, { exact: true })).toBeVisible(); // before it is confirmed
      await confirmTurn(page);
      await expect(page.getByText('¡BUST! Te has pasado')).toBeVisible();
      await expect(page.getByText('¡BUST! Te has pasado')).toBeHidden();
    };
    const closes = async (...beds: Bed[]) => {
      await turn(...beds);
      if (mode !== 'Numerico' || beds.length === 3) return;
      const asked = page.getByRole('dialog', { name: 'Dardos usados' });
      await expectGoodDialog(asked);
      await asked.getByRole('button', { name: `${beds.length} dardo` }).click();
    };
    const legFor = (name: string, darts: number) =>
      page.getByRole('dialog', { name: `Leg para ${name}, ${darts} dardos` });

    await openLocalGame(page, { ...LEAGUE, players: ['Ana', 'Biel'] });
    await chooseMode(page, mode);
    await expectLegs(page, { Ana: 0, Biel: 0 });
    await turn('T20', 'T20', 'T20');
    await turn('T20', 'T20', 'T20');
    await turn('T20', 'T20', 'T20');
    await turn('T20', 'T20', 'T14');
    await busts('Te pasas, queda 1', 'T20', 'T20', 'D10');
    await busts('Te pasas, sin doble', 'T20', 'T20', 'T13'); // 159, which no double closes
    await turn('T20', 'S1', 'D20');
    await turn('M', 'M', 'M');
    await expectScores(page, { Ana: 40, Biel: 159 }, 'Ana');
    await closes('D20');

    await expectGoodDialog(legFor('Ana', 13));
    await expect(legFor('Ana', 13)).toBeHidden(); // by itself
    await expectScores(page, { Ana: 501, Biel: 501 }, 'Biel');
    await expectLegs(page, { Ana: 1, Biel: 0 });

    await undo(page);
    await expectScores(page, { Ana: mode === 'Numerico' ? 40 : 0, Biel: 159 }, 'Ana');
    await expectLegs(page, { Ana: 0, Biel: 0 });
    await page.reload();
    if (mode === 'Numerico') await closes('D20');
    else await confirmTurn(page);
    await expect(legFor('Ana', 13)).toBeVisible();
    await page.keyboard.press('Escape'); // sooner than by itself
    await expect(legFor('Ana', 13)).toBeHidden();
    await expectGoodScreen(page);

    await turn('M', 'M', 'M');
    await turn('T20', 'T20', 'T20');
    await page.reload();
    await expectLegs(page, { Ana: 1, Biel: 0 });
    await turn('M', 'M', 'M');
    await turn('T20', 'T20', 'T20');
    await turn('M', 'M', 'M');
    await closes('T20', 'T19', 'D12');

    const end = page.getByRole('dialog', { name: 'Ana ha ganado!' });
    await expect(end).toContainText('Ana2');
    await expect(end).toContainText('Biel0');
    await end.getByRole('button', { name: 'Volver a jugar' }).click();
    await expectScores(page, { Ana: 501, Biel: 501 }, 'Biel');
    await expectLegs(page, { Ana: 0, Biel: 0 });
  });
}
