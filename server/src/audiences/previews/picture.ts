import { playersOf, winnerOf } from '@darts/contracts/game/pairs';
import type { PublicLeague } from '@darts/contracts/readers';
import type { ShownPlace, ShownTournament } from '@darts/contracts/tournaments';
import type { UserRef } from '@darts/contracts/accounts';
import { escaped } from '#platform/html.ts';
import { previewWords } from './words.ts';

/** Size of a picture in pixels, which chat apps show uncropped. The colours are the scoreboard's. */
const WIDTH = 1200;
const HEIGHT = 630;
const COLOURS = {
  ground: '#20221f',
  chalk: '#f3f0e6',
  faint: '#b6b6a9',
  line: '#3b3e38',
  lit: '#f4e9cf',
  ink: '#16140f',
  red: '#c4222f',
};

const MARGIN = 64;
const TOP = 190; // of the content, below the title
const BOTTOM = HEIGHT - 40;

type Style = { readonly size: number; readonly fill?: string; readonly anchor?: 'end' };

const write = (x: number, y: number, said: string | number, { size, fill, anchor }: Style) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill ?? COLOURS.chalk}"` +
  `${anchor ? ` text-anchor="${anchor}"` : ''}>${escaped(drawable(String(said)))}</text>`;

// Characters not allowed in XML. Older names may contain them, and `cut` may split an emoji.
const UNDRAWABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gv;

const drawable = (text: string): string => text.replaceAll(UNDRAWABLE, '');

/** Shortens a name that is longer than `letters`; it then ends in an ellipsis. */
const cut = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1)}…` : name;

const drawing = (title: string, about: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.ground}"/>` +
  [0, 1, 2]
    .map((dot) => `<circle cx="${MARGIN + 8 + dot * 26}" cy="60" r="8" fill="${COLOURS.red}"/>`)
    .join('') +
  write(MARGIN + 90, 71, about, { size: 30, fill: COLOURS.faint }) +
  `${write(MARGIN, 142, title, { size: 60 })}${content}</svg>`;

const ROWS = 7;
const COLUMNS = 2; // of the list of participants
const ROW = (BOTTOM - TOP) / ROWS;

/** Draws the first places of a league's table; before the league begins, its participants. */
export function leaguePicture(league: PublicLeague): string {
  const { name, status, startDate, participants, table } = league;
  const rows = table.slice(0, ROWS).map((row, index) => {
    const y = TOP + index * ROW;
    const isFirst = row.rank === 1 && row.points > 0;
    const fill = isFirst ? COLOURS.ink : COLOURS.chalk;
    const ground = isFirst
      ? `<rect x="${MARGIN - 20}" y="${y + 2}" width="${WIDTH - 2 * MARGIN + 40}" height="${ROW - 4}" rx="12" fill="${COLOURS.lit}"/>`
      : `<path d="M${MARGIN} ${y}H${WIDTH - MARGIN}" stroke="${COLOURS.line}" stroke-width="2"/>`;
    const line = y + ROW * 0.68;
    return (
      ground +
      write(MARGIN, line, row.rank, { size: 36, fill }) +
      write(MARGIN + 70, line, cut(row.user.username, 24), { size: 36, fill }) +
      write(WIDTH - MARGIN, line, previewWords.points(row.points), {
        size: 34,
        fill,
        anchor: 'end',
      })
    );
  });
  const content = status === 'pendiente' ? listed(startDate, participants) : rows.join('');
  return drawing(cut(name, 34), previewWords.kinds.league, content);
}

type Named = Pick<UserRef, 'username'>;

function listed(startDate: string, players: readonly Named[]): string {
  const names = players.slice(0, (ROWS - 1) * COLUMNS).map(({ username }, index) => {
    const x = MARGIN + (index % COLUMNS) * (WIDTH / COLUMNS - MARGIN);
    return write(x, TOP + ROW * (1.68 + Math.floor(index / COLUMNS)), cut(username, 24), {
      size: 34,
    });
  });
  const about = previewWords.startsOn(startDate, players.length);
  return write(MARGIN, TOP + ROW * 0.6, about, { size: 34, fill: COLOURS.faint }) + names.join('');
}

const LAST_ROUNDS = 3;
const CARD = { width: 320, height: 84 };
const ACROSS = (WIDTH - 2 * MARGIN - CARD.width) / (LAST_ROUNDS - 1);

/** Draws the last rounds of a bracket, up to the final; before there is a bracket, the participants. */
export function tournamentPicture(tournament: ShownTournament): string {
  const { name, startDate, participants, games } = tournament;
  const rounds = games.at(-1)?.round ?? 0;
  if (rounds === 0) {
    const players = participants.map(({ user }) => user);
    return drawing(cut(name, 34), previewWords.kinds.tournament, listed(startDate, players));
  }
  const first = Math.max(1, rounds - LAST_ROUNDS + 1);
  const shown = games.filter(({ round }) => round >= first);
  const middle = (round: number, match: number) =>
    TOP + ((BOTTOM - TOP) / 2 ** (rounds - round)) * (match - 0.5);
  const left = (round: number) => MARGIN + (round - first) * ACROSS;
  const wires = shown.flatMap(({ round, matchNumber }) => {
    if (round === rounds) return [];
    const [from, to] = [middle(round, matchNumber), middle(round + 1, Math.ceil(matchNumber / 2))];
    const bend = (left(round) + CARD.width + left(round + 1)) / 2;
    return `<path d="M${left(round) + CARD.width} ${from}H${bend}V${to}H${left(round + 1)}" fill="none" stroke="${COLOURS.line}" stroke-width="3"/>`;
  });
  const cards = shown.map((game) =>
    cardOf(game, left(game.round), middle(game.round, game.matchNumber) - CARD.height / 2),
  );
  return drawing(cut(name, 34), previewWords.kinds.tournament, wires.join('') + cards.join(''));
}

function cardOf(game: ShownPlace, x: number, y: number): string {
  const winner = game.isBye ? undefined : winnerOf(game);
  const line = (player: Named | null, side: number) => {
    const isWinner = side === winner;
    const half = CARD.height / 2;
    const top = y + side * half;
    const lit = isWinner
      ? `<rect x="${x}" y="${top}" width="${CARD.width}" height="${half}" rx="8" fill="${COLOURS.lit}"/>`
      : '';
    const said = player?.username ?? (game.isBye ? previewWords.bye : previewWords.notKnownYet);
    const known = player === null ? COLOURS.faint : COLOURS.chalk;
    const fill = isWinner ? COLOURS.ink : known;
    return lit + write(x + 14, top + half * 0.7, cut(said, 20), { size: 25, fill });
  };
  return (
    `<rect x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" rx="8" fill="${COLOURS.ground}" stroke="${COLOURS.line}" stroke-width="3"/>` +
    playersOf(game).map(line).join('')
  );
}
