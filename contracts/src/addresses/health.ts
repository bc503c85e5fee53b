export const getHealth = 'GET /health/';
