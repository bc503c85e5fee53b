import { playersOf } from '@darts/contracts/game/pairs';
import type { ListedTournament, Tournament } from '@darts/contracts/tournaments';
import { isThirdPlace } from '@darts/rules/tournaments/bracket';
import { formatOfPlace } from '@darts/rules/tournaments/formats';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import {
  competitionNames,
  refOf,
  type Competition,
  type CompetitionService,
} from '../competitions/service.ts';
import type { DateService } from '../dates/service.ts';
import type { PlayService } from '../play/service.ts';
import { groupRepository } from './group-repository.ts';
import { groupView } from './group-views.ts';
import { bracketRepository, tournamentRepository } from './repository.ts';
import { boardsView } from './board-views.ts';
import { boardsOf, drawnGroupsOf, seedingOf } from './settings.ts';
import type { TournamentRow } from './tables.ts';
import { bracketGame, listedTournament } from './views.ts';

type Deps = {
  readonly db: Db;
  readonly competitions: CompetitionService;
  readonly games: PlayService;
  readonly dates: DateService;
};

/** Views of tournaments. */
export function tournamentReader({ db, competitions, games, dates }: Deps) {
  const leagueNames = competitionNames(db);

  async function known(gameIds: readonly string[]) {
    const [briefs, planned] = [await games.briefs(gameIds), await dates.of(gameIds)];
    return { briefs: new Map(briefs.map((brief) => [brief.gameId, brief])), planned };
  }

  async function view(competition: Competition, own: TournamentRow): Promise<Tournament> {
    const { competition_id: id, status } = competition;
    const [listed] = await list([competition], [own]);
    if (!listed) throw new Refusal('tournament-not-found');
    const places = await bracketRepository(db).of(id);
    const groups = drawnGroupsOf(own);
    const groupGames = groups.length === 0 ? [] : await groupRepository(db).of(id);
    const all = await known([...places, ...groupGames].flatMap(({ game_id }) => game_id ?? []));
    const players = new Map(competition.enrolled.map((member) => [member.user_id, refOf(member)]));
    const rounds = places.at(-1)?.round ?? 0;
    const at = (place: (typeof places)[number]) =>
      bracketGame(
        place,
        { ...all, players, isOver: status === 'finalizada' },
        formatOfPlace(listed, place, rounds),
      );
    const bracket = places.filter((place) => !isThirdPlace(place)).map(at);
    const third = places.find(isThirdPlace);
    const inBracket = new Set(
      bracket.flatMap((game) => playersOf(game).map((player) => player?.userId)),
    );
    const thirdPlace = third && at(third);
    const groupViews = groups.map((members, index) =>
      groupView(
        index + 1,
        members.map((userId) => ({ userId, ref: players.get(userId) })),
        { ...all, games: groupGames, inBracket },
        listed.format,
      ),
    );
    const boards = boardsOf(own);
    return {
      ...listed,
      games: bracket,
      ...(thirdPlace && { thirdPlace }),
      ...(groups.length > 0 && { groups: groupViews }),
      ...(boards &&
        boards.list.length > 0 && {
          boards: boardsView(boards, { games: bracket, thirdPlace, groups: groupViews }),
        }),
    };
  }

  async function list(
    rows: readonly Competition[],
    own: readonly TournamentRow[],
  ): Promise<ListedTournament[]> {
    const ownOf = new Map(own.map((row) => [row.tournament_id, row]));
    const leagueIds = own
      .map(seedingOf)
      .flatMap((seeding) => ('leagueId' in seeding ? seeding.leagueId : []));
    const names = await leagueNames([...new Set(leagueIds)]);
    return rows.flatMap((row) => {
      const tournament = ownOf.get(row.competition_id);
      return tournament ? [listedTournament(row, tournament, names)] : [];
    });
  }

  return {
    async listed(rows: readonly Competition[]): Promise<ListedTournament[]> {
      return list(rows, await tournamentRepository(db).in(rows.map((row) => row.competition_id)));
    },

    /** @throws {Refusal} `tournament-not-found` */
    async get(tournamentId: string): Promise<Tournament> {
      const competition = await competitions.get(tournamentId);
      const [own] = await tournamentRepository(db).in([tournamentId]);
      if (!own) throw new Refusal('tournament-not-found'); // deleted since its competition was read
      return view(competition, own);
    },
  };
}
