import ical, {
  escape,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { words } from '#words.ts';

/** A game in a player's calendar: a day, for games may be played at any hour of it. */
export type CalendarGame = {
  readonly gameId: string;
  readonly version: number; // of the game: grows when it changes
  readonly round: number;
  readonly date: string; // YYYY-MM-DD
  readonly rival: string;
  readonly isOff: boolean; // will not be played
};

type Calendar = {
  readonly league: string; // its name
  readonly about: string; // what its description says: where, and at what hour
  readonly games: readonly CalendarGame[];
  readonly now: number;
  readonly publicUrl: URL;
};

/** A player's games of a league as an iCalendar file (RFC 5545). They keep nobody busy. */
export function calendarOf({ league, about, games, now, publicUrl }: Calendar): string {
  const name = league.replaceAll(/\p{Cc}+/gv, ' '); // of a league from before they were refused
  const place = about.replaceAll(/[\p{Cc}--\n]+/gv, ' '); // likewise
  const calendar = ical({
    name: escape(name, false), // which is not done with this one alone
    prodId: { company: 'Tres Dardos', product: words.calendar.product, language: 'ES' },
  });
  for (const { gameId, version, round, date, rival, isOff } of games) {
    calendar.createEvent({
      id: `${gameId}@${publicUrl.hostname}`,
      sequence: version - 1,
      stamp: new Date(now), // of two with the same sequence, the newer has the later
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      summary: words.calendar.game(name, rival),
      description: [words.calendar.round(round), place].filter(Boolean).join('\n'),
      url: new URL(`/game/lobby/${gameId}`, publicUrl).href,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return `${calendar.toString()}\r\n`;
}
