/** The width, in pixels, from which a chart of a profile has room to spare. */
export const WIDE = 420;

/** The height of a chart of a profile of a width, both in pixels. */
export const chartHeight = (width: number): number => (width >= WIDE ? 230 : 200);
