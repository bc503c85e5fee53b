import type { UserRef } from '@darts/contracts/accounts';
import type { PublicGame, PublicLeague } from '@darts/contracts/readers';
import type { ShownPlace, ShownTournament } from '@darts/contracts/tournaments';
import { namesOf, playersOf, winnerOf } from '@darts/contracts/game/pairs';
import { finalLegs } from '@darts/rules/play/endings/final-legs';
import type { Pair } from '@darts/rules/play/pair';
import { groupLetters } from '@darts/rules/tournaments/group-letters';
import { escaped } from '#platform/html.ts';
import type { Preview } from '#platform/http/preview.ts';
import { stageWords } from '../../tournaments/service.ts';
import { previewWords } from './words.ts';

/** Preview without its address and picture. */
type PreviewText = Pick<Preview, 'title' | 'description' | 'content'>;

const PLACES_TOLD = 5;

/** Returns the preview of a league: one sentence of description, and HTML for clients without scripts. */
export function leaguePreview(league: PublicLeague): PreviewText {
  const { name, status, startDate, participants, table } = league;
  const isBegun = status !== 'pendiente';
  const leaders = table
    .slice(0, PLACES_TOLD)
    .map(
      ({ rank, user, points }) =>
        `${previewWords.place(rank, user.username)} (${previewWords.points(points)})`,
    );
  const about = isBegun
    ? leaders.join(', ')
    : previewWords.startsOn(startDate, participants.length);
  return {
    title: name,
    description: `${previewWords.kinds.league}. ${about}`,
    content: isBegun ? tableOf(table) : listOf(previewWords.players, participants.map(nameOf)),
  };
}

export function tournamentPreview(tournament: ShownTournament): PreviewText {
  const { name, participants, games, thirdPlace, groups = [] } = tournament;
  const rounds = games.at(-1)?.round ?? 0;
  const inGroups = groups.map((group) => {
    const title = stageWords.group(groupLetters(group.number));
    return `<h2>${escaped(title)}</h2>${tableOf(group.table)}${list(group.games.map(lineOf))}`;
  });
  const inBracket = Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const lines = games.filter((game) => game.round === round).map(lineOf);
    return listOf(stageWords.round(round, rounds), lines);
  });
  const beside = thirdPlace ? [listOf(stageWords.thirdPlace, [lineOf(thirdPlace)])] : [];
  const all = [...inGroups, ...inBracket, ...beside];
  return {
    title: name,
    description: `${previewWords.kinds.tournament}. ${stateOf(tournament)}`,
    content:
      rounds === 0
        ? listOf(
            previewWords.players,
            participants.map(({ user }) => nameOf(user)),
          )
        : all.join(''),
  };
}

function stateOf({ status, startDate, participants, games }: ShownTournament): string {
  const final = games.at(-1);
  const champion = final && winnersName(final);
  if (champion) return previewWords.champion(champion);
  return status === 'pendiente'
    ? previewWords.startsOn(startDate, participants.length)
    : `${previewWords.tournaments[status]}. ${previewWords.count(participants.length)}`;
}

export function gamePreview(game: PublicGame): PreviewText {
  const title = meeting(game);
  return {
    title,
    description: `${game.competition}. ${resultOf(game)}`,
    content: `<p>${escaped(game.competition)}</p><p>${escaped(resultOf(game))}</p>`,
  };
}

type Game = Omit<ShownPlace | PublicGame, 'gameId'>;

const nameOf = ({ username }: Pick<UserRef, 'username'>): string => username;

const namesIn = (game: Game): Pair<string> => namesOf(game, previewWords.notKnownYet);

const meeting = (game: Game): string => previewWords.meets(...namesIn(game));

const lineOf = (game: ShownPlace): string =>
  game.isBye ? `${namesIn(game)[0]}: ${previewWords.bye}` : `${meeting(game)}. ${resultOf(game)}`;

function winnersName(game: Game): string | undefined {
  const winner = winnerOf(game);
  return winner === undefined ? undefined : playersOf(game)[winner]?.username;
}

function resultOf(game: Game): string {
  const winner = winnersName(game);
  const state = previewWords.results[game.status];
  if (game.status === 'pendiente') return state;
  const final =
    game.format.legs > 1 && finalLegs({ ...game, winner: winnerOf(game) }, game.format.legs);
  const legs = final ? ` ${previewWords.legs(final)}` : '';
  return winner ? `${state}: ${winner}${legs}` : `${state}${legs}`;
}

const cells = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((each) => `<${tag}>${escaped(each)}</${tag}>`).join('')}</tr>`;

type Row = PublicLeague['table'][number];

function tableOf(table: readonly Row[]): string {
  const rows = table.map(({ user, rank, played, wins, losses, points, withdrawn }) =>
    [withdrawn ? '' : rank, user.username, played, wins, losses, points].map(String),
  );
  return (
    `<table cellpadding="8"><thead>${cells('th', Object.values(previewWords.table))}</thead>` +
    `<tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
  );
}

const listOf = (title: string, lines: readonly string[]): string =>
  `<h2>${escaped(title)}</h2>${list(lines)}`;

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`;
