/** So many of something in so many seconds. */
export type Limit = { readonly points: number; readonly seconds: number };

/** Everything that is limited, and how much of it is normal use with room to spare. */
export const DEFAULT_LIMITS = {
  calls: { points: 1200, seconds: 60 }, // of one session, or of one address without one
  guestsAddress: { points: 15_000, seconds: 60 }, // of public pages: 160 who follow a live league, 330 a bracket
  screensAddress: { points: 6000, seconds: 60 }, // of screens on a wall: 50 with a game, two calls a second each
  callsAddress: { points: 30_000, seconds: 60 }, // of one address: a club of 500, a call a second each
  pagesAddress: { points: 1200, seconds: 60 }, // of what is public, without a session, from one address
  events: { points: 300, seconds: 10 }, // of one session
  handshakesAddress: { points: 1200, seconds: 60 }, // connections from one address: a club that comes back
  entryAddress: { points: 1000, seconds: 900 }, // log-ins from one address, right ones too
  loginAccount: { points: 10, seconds: 900 }, // wrong passwords for one account
  loginAddress: { points: 150, seconds: 900 }, // wrong passwords from one address, a club's too
  passwordChange: { points: 5, seconds: 3600 }, // of one account, by a user who is logged in
  publishing: { points: 20, seconds: 3600 }, // leagues and tournaments made public, by one account
  recoveryAccount: { points: 3, seconds: 1800 }, // mails to one account, while the link of one serves
  recoveryAddress: { points: 60, seconds: 3600 },
  screenCodesAddress: { points: 60, seconds: 3600 }, // codes of local games for screens, from one address
  screenGuessesAddress: { points: 60, seconds: 600 }, // codes that are none
  signupAddress: { points: 200, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof DEFAULT_LIMITS;
export type LimitTable = Readonly<Record<LimitName, Limit>>;
