import { screen } from '@testing-library/react';
import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { renderAt } from '#test/page.tsx';
import { QrCode } from './qr-code.tsx';

const LINK = 'https://dardos.example/leagues/00000000-0000-4000-8000-000000000005';
const PIXELS = 4; // of a module

/** What a camera sees of a code that is drawn: black on white, as RGBA. */
function picture(code: Element) {
  const [, , modules = 0] = code.getAttribute('viewBox')!.split(' ').map(Number);
  const side = modules * PIXELS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = code.querySelector('path')!.getAttribute('d')!;
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (let dot = 0; dot < PIXELS * PIXELS; dot += 1) {
      const column = Number(x) * PIXELS + (dot % PIXELS);
      const row = Number(y) * PIXELS + Math.floor(dot / PIXELS);
      data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

test('a code says what it was given, with room around it for cameras', async () => {
  renderAt('/', <QrCode text={LINK} />);
  const code = await screen.findByRole('img', { name: 'Código QR del enlace' });
  expect(decode(picture(code))).toBe(LINK);
  expect(code.querySelector('path')!.getAttribute('d')).toMatch(/^M4 4h/);
});
