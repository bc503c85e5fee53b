/** What is used of a library that has no types: the brackets of others, to compare with. */
declare module 'duel' {
  type Match = {
    readonly id: { readonly s: number; readonly r: number; readonly m: number }; // 1: no losers' bracket
    readonly p: readonly number[]; // seeds; below 1, none
  };
  export default class Duel {
    constructor(players: number);
    readonly matches: readonly Match[];
  }
}
