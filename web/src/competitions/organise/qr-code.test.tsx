import { screen } from '@testing-library/react';
import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { renderAt } from '#test/page.tsx';
import { QrCode } from './qr-code.tsx';

const LINK = 'https://dardos.example/leagues/00000000-0000-4000-8000-000000000005';
const MODULE_PX = 4; // of a module

/** Draws a QR code as a camera sees it: black on white, as RGBA. */
function picture(code: Element) {
  const [, , modules = 0] = code.getAttribute('viewBox')!.split(' ').map(Number);
  const side = modules * MODULE_PX;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = code.querySelector('path')!.getAttribute('d')!;
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (let dot = 0; dot < MODULE_PX * MODULE_PX; dot += 1) {
      const column = Number(x) * MODULE_PX + (dot % MODULE_PX);
      const row = Number(y) * MODULE_PX + Math.floor(dot / MODULE_PX);
      data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

test('a QR code encodes its text, with a quiet zone', async () => {
  renderAt('/', <QrCode text={LINK} />);
  const code = await screen.findByRole('img', { name: 'Código QR del enlace' });
  expect(decode(picture(code))).toBe(LINK);
  expect(code.querySelector('path')!.getAttribute('d')).toMatch(/^M4 4h/);
});
