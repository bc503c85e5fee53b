export const listSponsors = 'GET /logos/';
