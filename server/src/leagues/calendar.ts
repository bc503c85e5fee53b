import ical, { ICalEventBusyStatus } from 'ical-generator';

/** A game in a player's calendar: a day, for games may be played at any hour of it. */
export type CalendarGame = {
  readonly gameId: string;
  readonly round: number;
  readonly date: string; // YYYY-MM-DD
  readonly rival: string;
};

type Calendar = {
  readonly league: string; // its name
  readonly games: readonly CalendarGame[];
  readonly now: number;
  readonly publicUrl: URL;
};

/** A player's games of a league as an iCalendar file (RFC 5545). */
export function calendarOf({ league, games, now, publicUrl }: Calendar): string {
  const calendar = ical({
    name: league,
    prodId: { company: 'Tres Dardos', product: 'Ligas', language: 'ES' },
  });
  for (const { gameId, round, date, rival } of games) {
    calendar.createEvent({
      id: `${gameId}@${publicUrl.hostname}`,
      stamp: new Date(now),
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      summary: `${league}: contra ${rival}`,
      description: `Jornada ${round}`,
      url: new URL(`/game/lobby/${gameId}`, publicUrl).href,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return calendar.toString();
}
