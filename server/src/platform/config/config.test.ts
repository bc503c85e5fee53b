import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  test('are all optional', () => {
    const config = readConfig({});

    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, smtpUrl: undefined });
    expect(config.publicUrl.href).toBe('http://localhost:3000/');
    expect(config.databaseUrl).toBeUndefined();
  });

  test('treat an empty variable as not given', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
  });

  test('derive the public address from the port, unless the address is given', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl.origin).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://dardos.example/' }).publicUrl.origin).toBe(
      'https://dardos.example',
    );
  });

  test.each([
    ['PORT', 'muchos'],
    ['PORT', '70000'],
    ['PORT', ' '],
    ['PUBLIC_URL', 'dardos'],
    ['PUBLIC_URL', 'ftp://dardos.example'],
    ['TRUST_PROXY', 'foo'],
    ['PUBLIC_URL', 'https://*.dardos.example'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1/32/1'],
    ['TRUST_PROXY', '10.0.0.0/255.0.255.0'],
    ['TRUST_PROXY', '10.0.0.0/0.0.0.0'],
    ['MAIL_FROM', 'no address'],
    ['MAIL_FROM', 'Club <club>'],
    ['RATE_LIMITS', 'quizás'],
    ['REALTIME_FAST', 'quizás'],
    ['SERVICE_WORKER', 'quizás'],
    ['ADMIN_EMAIL', 'jefa'],
    ['RATE_LIMITS', 'login-account=diez'],
    ['RATE_LIMITS', 'toString=1/60'],
    ['RATE_LIMITS', 'login-account=10'],
    ['RATE_LIMITS', 'connections-address=0'],
    ['RATE_LIMITS', 'connections-session=20/60'],
    ['CLUB_SIZE', '0'],
    ['GOOGLE_ISSUER', 'google'],
    ['GOOGLE_ISSUER', 'google:443'],
    ['GOOGLE_JWKS_URL', 'file:///etc/google.json'],
    ['DISCONNECT_SECONDS', '0'],
    ['DISCONNECT_SECONDS', '86401'],
  ])('name the variable with an invalid value: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: invalid value '${value}'`);
  });

  test.each([
    'https://dardos.example/club',
    'https://dardos.example?bar=1',
    'https://dardos.example/#inicio',
    'https://jefa:secreto@dardos.example',
  ])('refuse a public address with a path, query, fragment or credentials: %s', (value) => {
    expect(() => readConfig({ PUBLIC_URL: value })).toThrow(
      /^PUBLIC_URL: must be the address of a whole site/,
    );
  });

  test.each([
    ['DATABASE_URL', 'mysql://dardos:secreto@localhost/dardos'],
    ['REDIS_URL', 'http://:secreto@localhost'],
    ['REDIS_URL', 'redis://:100%secreto@localhost'],
    ['REDIS_URL', 'redis://:secreto@localhost/dardos'],
    ['REDIS_URL', 'secreto'],
    ['SMTP_URL', 'correo:secreto'],
    ['SMTP_URL', 'smtp:secreto'],
    ['SMTP_URL', 'smtps://'],
    ['METRICS_TOKEN', 'secreto'],
  ])('do not repeat a value that may be secret: %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: invalid value`);
  });

  test.each([
    ['TRUST_PROXY', 'loopback, 10.1.0.0/16, 2001:db8::/32, 192.168.1.7, 10.0.0.0/255.0.0.0'],
    ['MAIL_FROM', 'club@mail.example'],
    ['MAIL_FROM', 'Tres Dardos <no-responder@localhost>'],
    ['RATE_LIMITS', 'login-account=3/2592000'],
    ['SMTP_URL', 'smtps://club:secreto@mail.example:465'],
  ])('accept %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).not.toThrow();
  });

  test.each([
    ['club@mail.example', { name: '', address: 'club@mail.example' }],
    ['Tres Dardos <club@mail.example>', { name: 'Tres Dardos', address: 'club@mail.example' }],
    ['"Bar, El" <club@mail.example>', { name: 'Bar, El', address: 'club@mail.example' }],
    [
      'Bar: El Triple; Reus <club@mail.example>',
      { name: 'Bar: El Triple; Reus', address: 'club@mail.example' },
    ],
    ['<club@mail.example>', { name: '', address: 'club@mail.example' }],
  ])('set the name and address of the mail sender: %s', (value, sender) => {
    expect(readConfig({ MAIL_FROM: value }).mailFrom).toEqual(sender);
  });

  test('can change some rate limits, or turn off all rate limits', () => {
    const { limits } = readConfig({ RATE_LIMITS: 'login-account=5/60, connections-session=40' });

    expect(limits?.['login-account']).toEqual({ points: 5, seconds: 60 });
    expect(limits?.['connections-session'].points).toBe(40);
    expect(limits?.['login-address']).toEqual({ points: 150, seconds: 900 });
    expect(readConfig({ RATE_LIMITS: 'on' }).limits).toEqual(readConfig({}).limits);
    expect(readConfig({ RATE_LIMITS: 'off' }).limits).toBeUndefined();
  });

  test.each([
    [2000, 600, 4000],
    [100, 30, 200],
    [8, 15, 100],
  ])('scale the rate limits of an address to a club of %i', (people, logins, connections) => {
    const club = { CLUB_SIZE: String(people), RATE_LIMITS: 'signup-address=7/60' };
    const { limits } = readConfig(club);

    expect(limits?.['login-address']).toEqual({ points: logins, seconds: 900 });
    expect(limits?.['connections-address'].points).toBe(connections);
    expect(limits?.['signup-address'].points).toBe(7);
    expect(limits?.calls.points).toBe(1200);
  });

  test('explain how to write a rate limit that is set by an obsolete variable of its own', () => {
    expect(() => readConfig({ LIMIT_LOGIN_ACCOUNT: '5/60' })).toThrow(
      'LIMIT_LOGIN_ACCOUNT: write it as RATE_LIMITS=login-account=5/60',
    );
    expect(() => readConfig({ LIMIT_LOGIN_ACCOUNT: '', LIMIT_OF_OTHERS: '5' })).not.toThrow();
  });

  test('of the first admin must be given together', () => {
    expect(() => readConfig({ ADMIN_USERNAME: 'jefa' })).toThrow(/^ADMIN_USERNAME, ADMIN_EMAIL/);
  });
});
