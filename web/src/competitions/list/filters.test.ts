import { expect, test } from 'vitest';
import { addressOf, defaultFilters, filtersIn, questionOf, type Filters } from './filters.ts';

const read = (address: string) => filtersIn(new URLSearchParams(address));

test('the default filters show all pending and running competitions', () => {
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
])('filters survive a round trip through the address: %o', (changes) => {
  const filters = { ...defaultFilters, ...changes };
  expect(read(addressOf(filters).toString())).toEqual(filters);
});

test('filters ignore invalid parameters', () => {
  expect(read('status=nada,encurso&mine=quizás')).toMatchObject({
    statuses: ['encurso'],
    isMine: false,
  });
});

test('the search text of an address is cut to the length and characters of the server', () => {
  const { search } = read(`q=a%00b%0A${'x'.repeat(200)}`);
  expect(search).toBe(`ab${'x'.repeat(98)}`);
});

test('the request omits the status when none is chosen, and an empty name', () => {
  expect(questionOf({ ...defaultFilters, statuses: [], search: '  ' })).toEqual({});
});
