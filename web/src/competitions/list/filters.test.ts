import { expect, test } from 'vitest';
import { addressOf, defaultFilters, filtersIn, questionOf, type Filters } from './filters.ts';

const read = (address: string) => filtersIn(new URLSearchParams(address));

test('without an address show what is pending or in progress, of anybody', () => {
  expect(read('')).toEqual({
    search: '',
    statuses: ['pendiente', 'encurso'],
    isMine: false,
    isCreated: false,
  });
  expect(addressOf(defaultFilters).toString()).toBe('');
  expect(questionOf(defaultFilters)).toBe('status=pendiente%2Cencurso');
});

test.each<Partial<Filters>>([
  { search: 'otoño 100%' },
  { statuses: ['finalizada'] },
  { statuses: [] },
  { isMine: true },
  { isCreated: true, statuses: ['pendiente', 'encurso', 'finalizada'] },
])('come back from the address as they went: %o', (changes) => {
  const filters = { ...defaultFilters, ...changes };
  expect(read(addressOf(filters).toString())).toEqual(filters);
});

test('make nothing of what makes no sense', () => {
  expect(read('status=nada,encurso&mine=quizás')).toMatchObject({
    statuses: ['encurso'],
    isMine: false,
  });
});

test('ask for no more than the server looks for, whatever the address has', () => {
  const { search } = read(`q=a%00b%0A${'x'.repeat(200)}`);
  expect(search).toBe(`ab${'x'.repeat(98)}`);
});

test('ask for any status when none is chosen, and for no empty name', () => {
  expect(questionOf({ ...defaultFilters, statuses: [], search: '  ' })).toBe('');
});
