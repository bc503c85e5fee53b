/** The header by which a call asks for refusals with status 200, its value, and the one that has their own status. */
export const REFUSALS_AS = 'x-refusals-as';
export const QUIET = '200';
export const REFUSED_WITH = 'x-refused-with';
