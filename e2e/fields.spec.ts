/** Fields say what is typed into them: to phones, to password managers, to the wheel. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mail/mailbox.ts';
import { logInAsAdmin } from './people/admin.ts';
import { begunCompetition, callAs, gamesOf, LEAGUE_OF_TWO } from './people/organiser.ts';

const TOLD = [
  'type',
  'inputmode',
  'autocomplete',
  'autocapitalize',
  'autocorrect',
  'spellcheck',
  'enterkeyhint',
] as const;

type Field = { readonly label: string } & Readonly<Record<(typeof TOLD)[number], string | null>>;

/** Returns the dialog in front of a page; without one, the page. */
async function inFront(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog[open]');
  return (await dialog.count()) > 0 ? dialog : page.locator('main');
}

/** Returns the fields that somebody types into. */
const fieldsOf = (place: Locator): Promise<readonly Field[]> =>
  place
    .locator('input:not([hidden], [readonly], [type=radio], [type=checkbox]), textarea')
    .evaluateAll(
      (fields, told) =>
        fields.map((field) => {
          const { labels, placeholder, type } = field as HTMLInputElement; // or a textarea, which has these, too
          const label = labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? placeholder;
          const entries = told.map((name) => [name, field.getAttribute(name)]);
          return { ...Object.fromEntries(entries), label, type };
        }),
      TOLD,
    );

const AS_WRITTEN = { autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' };

/** Returns the attributes that a field of its kind has to have. */
function expected({ label, type }: Field): Partial<Record<keyof Field, unknown>> {
  if (type === 'email') return { autocomplete: 'username' };
  if (type === 'password')
    return { ...AS_WRITTEN, autocomplete: expect.stringMatching(/^(?:new|current)-password$/) };
  if (type === 'search') return { ...AS_WRITTEN, autocomplete: 'off', enterkeyhint: 'search' };
  if (type === 'number') return { inputmode: 'numeric' };
  if (label === 'Nombre de usuario')
    return { ...AS_WRITTEN, autocomplete: expect.stringMatching(/^(?:nickname|off)$/) };
  return type === 'text' ? { autocomplete: 'off' } : {};
}

/** Turns the wheel over each number with the focus. */
async function turnWheel(page: Page, place: Locator): Promise<void> {
  for (const number of await place.getByRole('spinbutton').all()) {
    for (const by of [120, -120]) {
      await number.click();
      const before = await number.inputValue();
      await number.hover();
      await page.mouse.wheel(0, by);
      await expect(number).not.toBeFocused();
      expect(await number.inputValue()).toBe(before);
    }
  }
}

test('each field declares its kind of input, and the mouse wheel changes no number', async ({
  visitor,
  account,
  newContext,
}, info) => {
  const lines = [`| field | ${TOLD.join(' | ')} |`, `|${' --- |'.repeat(TOLD.length + 1)}`];
  const look = async (page: Page) => {
    const place = await inFront(page);
    const fields = await fieldsOf(place);
    expect(fields).not.toEqual([]);
    for (const field of fields) {
      lines.push(`| ${field.label} | ${TOLD.map((name) => field[name] ?? '').join(' | ')} |`);
      expect(field).toMatchObject(expected(field));
    }
    await turnWheel(page, place);
  };
  const open = async (page: Page, ...paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('textbox').or(page.getByRole('searchbox')).first()).toBeVisible();
      await look(page);
    }
  };
  const press = async (page: Page, path: string, button: string | RegExp) => {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
    await look(page);
  };

  const guest = await visitor();
  await open(guest.page, '/signup', '/login', '/recoverpassword', '/game/newgame', '/tv');
  const { email } = await account();
  await guest.context.request.post('/api/users/send-recovery', { data: { email } });
  const { text = '' } = await mailTo(email);
  await guest.page.goto(/http\S+/.exec(text)?.[0] ?? '');
  await expect(guest.page.getByLabel('Confirmar Contraseña')).toBeVisible();
  await look(guest.page);

  const league = await begunCompetition(account, 'leagues', LEAGUE_OF_TWO);
  const page = await league.operator.context.newPage();
  await open(page, '/leagues/create', '/tournaments/create', '/leagues');
  await open(page, '/settings/profile', '/settings/password');
  await press(page, '/settings/delete', /^Eliminar/);
  await page.goto(league.path);
  await expect(page.getByRole('spinbutton')).toBeVisible(); // the days of grace
  await look(page);
  const { leagueId } = await callAs<{ leagueId: string }>(league.operator, '/leagues/create', {
    ...LEAGUE_OF_TWO,
    name: 'Liga de Primavera',
  });
  await open(page, `/leagues-edit/${leagueId}`);
  await press(page, league.path, 'Introducir resultado');
  const [game] = await gamesOf(league.operator, league.path);
  const player = await league.players[0]!.context.newPage();
  await player.goto(`/game/view/${game!.gameId}`);
  await player.getByRole('button', { name: 'Proponer fechas' }).click();
  await look(player);
  await press(page, league.path, 'Cambiar fecha de la jornada 1');
  const cup = await begunCompetition(account, 'tournaments', {
    name: 'Copa de Otoño',
    startDate: '2030-09-05',
    maxParticipants: 4,
  });
  await press(await cup.operator.context.newPage(), cup.path, 'Poner dianas');

  const admin = await newContext();
  await logInAsAdmin(admin);
  await open(await admin.newPage(), '/settings/users');
  await info.attach('fields.md', { body: lines.join('\n'), contentType: 'text/markdown' });
});

test('the mouse wheel over a number field scrolls the page', async ({ account }) => {
  const { context } = await account({ isOperator: true });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/leagues/create');
  const places = page.getByRole('spinbutton').first();
  await places.click();
  const top = () => page.evaluate('document.scrollingElement.scrollTop');
  const before = await top();
  await places.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(top).not.toBe(before);
});
