import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  test('need not be given', () => {
    const config = readConfig({});

    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, smtpUrl: undefined });
    expect(config.publicUrl.href).toBe('http://localhost:3000/');
    expect(config.databaseUrl).toBeUndefined();
  });

  test('count an empty variable as not given', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
  });

  test('take the public address from the port, unless it is given', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl.origin).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://dardos.example/' }).publicUrl.origin).toBe(
      'https://dardos.example',
    );
  });

  test.each([
    ['PORT', 'muchos'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'dardos'],
    ['PUBLIC_URL', 'ftp://dardos.example'],
    ['DATABASE_URL', 'mysql://localhost/dardos'],
    ['RATE_LIMITS', 'quizás'],
    ['ADMIN_EMAIL', 'jefa'],
    ['LIMIT_LOGIN_ACCOUNT', 'diez'],
    ['LIMIT_CONNECTIONS_ADDRESS', '0'],
    ['LIMIT_CONNECTIONS_SESSION', '20/60'],
    ['SMTP_URL', 'correo'],
    ['GOOGLE_ISSUER', 'google'],
  ])('name the variable that makes no sense: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name}: el valor «${value}» no es válido.`,
    );
  });

  test('say how much of something is too much, or that nothing is', () => {
    const { limits } = readConfig({ LIMIT_LOGIN_ACCOUNT: '5/60' });

    expect(limits?.loginAccount).toEqual({ points: 5, seconds: 60 });
    expect(limits?.loginAddress).toEqual({ points: 150, seconds: 900 });
    expect(readConfig({ RATE_LIMITS: 'off' }).limits).toBeUndefined();
  });

  test('of the first admin come together or not at all', () => {
    expect(() => readConfig({ ADMIN_USERNAME: 'jefa' })).toThrow(/^ADMIN_USERNAME, ADMIN_EMAIL/);
  });
});
