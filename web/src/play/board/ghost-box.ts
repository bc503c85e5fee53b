/** The part of the board's picture behind a turn that is entered elsewhere. */
export const CROP_MM = 205; // from the centre to the edge of the picture

export const GHOST_BOX = `${-CROP_MM} ${-CROP_MM} ${2 * CROP_MM} ${2 * CROP_MM}`;
