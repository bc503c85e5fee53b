import type {
  PublicGame,
  PublicLeague,
  PublicPlace,
  PublicTournament,
} from '@darts/contracts/publishing';
import { finalLegs } from '@darts/rules/play/endings/final-legs';
import { groupLetters } from '@darts/rules/tournaments/group-letters';
import { escaped } from '#platform/html.ts';
import type { Preview } from '#platform/http/preview.ts';
import { stageNames } from '../tournaments/service.ts';
import { words } from './words.ts';

/** Without its address and picture. */
type PreviewText = Pick<Preview, 'title' | 'description' | 'content'>;

const PLACES_TOLD = 5;

/** A league in a sentence, and as a page without scripts shows it. */
export function leaguePreview({ name, startDate, players, table }: PublicLeague): PreviewText {
  const leaders = table
    .slice(0, PLACES_TOLD)
    .map(({ rank, player, points }) => `${words.place(rank, player)} (${words.points(points)})`);
  const about = table.length > 0 ? leaders.join(', ') : words.startsOn(startDate, players.length);
  return {
    title: name,
    description: `${words.kinds.league}. ${about}`,
    content: table.length > 0 ? tableOf(table) : listOf(words.players, players),
  };
}

/** A tournament likewise. */
export function tournamentPreview(tournament: PublicTournament): PreviewText {
  const { name, players, games, thirdPlace, groups = [] } = tournament;
  const rounds = games.at(-1)?.round ?? 0;
  const inGroups = groups.map((group) => {
    const title = stageNames.group(groupLetters(group.number));
    return `<h2>${escaped(title)}</h2>${tableOf(group.table)}${list(group.games.map(lineOf))}`;
  });
  const inBracket = Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const lines = games.filter((game) => game.round === round).map(lineOf);
    return listOf(stageNames.round(round, rounds), lines);
  });
  const beside = thirdPlace ? [listOf(stageNames.thirdPlace, [lineOf(thirdPlace)])] : [];
  const all = [...inGroups, ...inBracket, ...beside];
  return {
    title: name,
    description: `${words.kinds.tournament}. ${stateOf(tournament)}`,
    content: rounds === 0 ? listOf(words.players, players) : all.join(''),
  };
}

function stateOf({ status, startDate, players, champion }: PublicTournament): string {
  if (champion !== null) return words.champion(champion);
  return status === 'pendiente'
    ? words.startsOn(startDate, players.length)
    : `${words.tournaments[status]}. ${words.count(players.length)}`;
}

/** A game likewise. */
export function gamePreview(game: PublicGame): PreviewText {
  const title = meeting(game);
  return {
    title,
    description: `${game.competition}. ${resultOf(game)}`,
    content: `<p>${escaped(game.competition)}</p><p>${escaped(resultOf(game))}</p>`,
  };
}

type Game = PublicPlace | PublicGame;

const meeting = ({ player1, player2 }: Game): string =>
  words.meets(player1 ?? words.notKnownYet, player2 ?? words.notKnownYet);

const lineOf = (game: PublicPlace): string =>
  game.isBye
    ? `${game.player1 ?? words.notKnownYet}: ${words.bye}`
    : `${meeting(game)}. ${resultOf(game)}`;

function resultOf(game: Game): string {
  const winner = game.winner && (game.winner === 1 ? game.player1 : game.player2);
  const state = words.results[game.status];
  if (game.status === 'pendiente') return state;
  const final = game.format.legs > 1 && finalLegs(game, game.format.legs);
  const legs = final ? ` ${words.legs(final)}` : '';
  return winner ? `${state}: ${winner}${legs}` : `${state}${legs}`;
}

const cells = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((each) => `<${tag}>${escaped(each)}</${tag}>`).join('')}</tr>`;

type Row = Omit<PublicLeague['table'][number], 'isWithdrawn'> & { readonly isWithdrawn?: boolean };

function tableOf(table: readonly Row[]): string {
  const rows = table.map((row) =>
    [row.isWithdrawn ? '' : row.rank, row.player, row.played, row.wins, row.losses, row.points].map(
      String,
    ),
  );
  return (
    `<table cellpadding="8"><thead>${cells('th', Object.values(words.table))}</thead>` +
    `<tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
  );
}

const listOf = (title: string, lines: readonly string[]): string =>
  `<h2>${escaped(title)}</h2>${list(lines)}`;

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`;
