import { expect, test } from 'vitest';
import { addressOf, defaultFilters, filtersIn, questionOf, type Filters } from './filters.ts';

const read = (address: string) => filtersIn(new URLSearchParams(address));

test('without parameters show pending and running competitions of everybody', () => {
  expect(read('')).toEqual({
    search: '',
    statuses: ['pendiente', 'encurso'],
    isMine: false,
    isCreated: false,
  });
  expect(addressOf(defaultFilters).toString()).toBe('');
  expect(questionOf(defaultFilters)).toEqual({ status: 'pendiente,encurso' });
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

test('ignore invalid parameters', () => {
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
  expect(questionOf({ ...defaultFilters, statuses: [], search: '  ' })).toEqual({});
});
