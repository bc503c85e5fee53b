/** Request header that asks for refusals with status 200, its value, and the answer's header with the actual status. */
export const REFUSALS_AS = 'x-refusals-as';
export const QUIET = '200';
export const REFUSED_WITH = 'x-refused-with';
