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
    ['LIMIT_LOGIN_ACCOUNT', 'diez'],
    ['LIMIT_CONNECTIONS_ADDRESS', '0'],
    ['LIMIT_CONNECTIONS_SESSION', '20/60'],
    ['GOOGLE_ISSUER', 'google'],
    ['GOOGLE_ISSUER', 'google:443'],
    ['GOOGLE_JWKS_URL', 'file:///etc/google.json'],
    ['DISCONNECT_SECONDS', '0'],
    ['DISCONNECT_SECONDS', '86401'],
  ])('name the variable that makes no sense: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name}: el valor «${value}» no es válido.`,
    );
  });

  test.each([
    'https://dardos.example/club',
    'https://dardos.example?bar=1',
    'https://dardos.example/#inicio',
    'https://jefa:secreto@dardos.example',
  ])('take no address of a part of a site, which would be lost: %s', (value) => {
    expect(() => readConfig({ PUBLIC_URL: value })).toThrow(
      /^PUBLIC_URL: tiene que ser la dirección del sitio entero/,
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
  ])('do not repeat what may be secret: %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: el valor no es válido.`);
  });

  test.each([
    ['TRUST_PROXY', 'loopback, 10.1.0.0/16, 2001:db8::/32, 192.168.1.7, 10.0.0.0/255.0.0.0'],
    ['MAIL_FROM', 'club@mail.example'],
    ['MAIL_FROM', 'Tres Dardos <no-responder@localhost>'],
    ['LIMIT_LOGIN_ACCOUNT', '3/2592000'],
    ['SMTP_URL', 'smtps://club:secreto@mail.example:465'],
  ])('take %s=%s', (name, value) => {
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
  ])('tell whom mails are from: %s', (value, sender) => {
    expect(readConfig({ MAIL_FROM: value }).mailFrom).toEqual(sender);
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
