/** The codes of everything that the rules refuse. A bust or a draw is part of the game: a value, not an error. */
export const RULE_CODES = [
  'game-over',
  'nothing-to-undo',
  'invalid-darts',
  'impossible-total',
  'too-many-darts',
  'beds-needed',
  'no-double',
  'turn-over',
  'impossible-result',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

export class RuleError extends Error {
  readonly code: RuleCode;

  constructor(code: RuleCode) {
    super(code);
    this.name = 'RuleError';
    this.code = code;
  }
}
