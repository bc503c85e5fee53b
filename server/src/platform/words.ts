/** Texts of the answer of `/api/health`. */
export const healthWords = {
  databaseSilent: 'La base de datos no responde.',
  databaseUnwritable: 'La base de datos no guarda nada.',
  redisSilent: 'Redis no responde.',
  redisUnwritable: 'Redis no guarda nada.',
};
