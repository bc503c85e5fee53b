/** Letters of a code: none that is taken for another one, read aloud or from afar. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 4;
