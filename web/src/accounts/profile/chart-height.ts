/** Chart width, in pixels, from which a chart is taller and has room for more. */
export const WIDE_PX = 420;

/** Returns the height of a profile's chart for its width, both in pixels. */
export const chartHeight = (width: number): number => (width >= WIDE_PX ? 230 : 200);
