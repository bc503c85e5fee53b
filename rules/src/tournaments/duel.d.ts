/** Types for the used part of `duel`, a library of brackets that tests compare with. */
declare module 'duel' {
  type Match = {
    readonly id: { readonly s: number; readonly r: number; readonly m: number }; // 1: no losers' bracket
    readonly p: readonly number[]; // seeds; below 1: empty
  };
  export default class Duel {
    constructor(players: number);
    readonly matches: readonly Match[];
  }
}
