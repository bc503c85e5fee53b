import { CLASSIC, PRESETS, type GameFormat } from '@darts/rules/play/x01/settings';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FormatFields } from './format-fields.tsx';

let chosen: GameFormat = CLASSIC;
const note = (format: GameFormat) => {
  chosen = format;
};
function Form() {
  const [value, setValue] = useState<GameFormat>(CLASSIC);
  const change = (format: GameFormat) => {
    note(format);
    setValue(format);
  };
  return <FormatFields value={value} onChange={change} />;
}
const select = (label: string, option: string) => {
  const field = screen.getByLabelText<HTMLSelectElement>(label);
  const found = Array.from(field.options).find(({ text }) => text === option);
  fireEvent.change(field, { target: { value: found?.value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
    .join();

test('the form offers the usual formats, and describes the chosen format', () => {
  render(<Form />);
  expect(shown()).toBe('Clásico');
  for (const [label, format] of [
    ['501 a doble', PRESETS.double],
    ['Liga: 501 a doble, al mejor de 3', PRESETS.league],
    ['301 rápido', PRESETS.quick],
    ['Clásico', PRESETS.classic],
  ] as const) {
    press(label);
    expect(chosen).toEqual(format);
    expect(shown()).toBe(label);
  }
  expect(screen.getByText(/^Puntos iniciales: 501 · Entrada: Libre · Cierre: Libre/)).toBeDefined();
});

test('a custom format starts from the format chosen before, and changes part by part', () => {
  render(<Form />);
  press('501 a doble');
  press('Personalizado');
  select('Puntos iniciales', '701');
  select('Entrada', 'A doble');
  select('Cierre', 'A doble o triple');
  select('Legs', 'Al mejor de 5');
  select('Número de rondas', '30');
  expect(chosen).toEqual({ start: 701, in: 'double', out: 'master', legs: 5, rounds: 30 });
  expect(shown()).toBe('Personalizado');
  press('Clásico');
  expect(chosen).toEqual(CLASSIC);
  expect(screen.queryByLabelText('Cierre')).toBeNull();
});
