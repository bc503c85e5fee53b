import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);
const REL = 'noreferrer';

test('web addresses become links, and the rest of the text stays as written', () => {
  const text = 'El Triple (https://eltriple.example/mapa?a=1), a las 21:00.\nHTTP://club.example.';
  const { container } = render(<LinkedText text={text} />);
  expect(container.textContent).toBe(text);
  expect(links()).toEqual([
    ['https://eltriple.example/mapa?a=1', 'https://eltriple.example/mapa?a=1', REL],
    ['HTTP://club.example', 'HTTP://club.example', REL],
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>hola</b>',
  'mailto:ana@correo.es //club.example www.club.example',
  'https:// http://[ <a href=x>hola</a>',
])('other text does not become a link: %s', (text) => {
  const { container } = render(<LinkedText text={text} />);
  expect(container.textContent).toBe(text);
  expect(links()).toEqual([]);
});
