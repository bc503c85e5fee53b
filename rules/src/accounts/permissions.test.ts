import { expect, test } from 'vitest';
import { canOrganise, isAdmin, ROLES } from './permissions.ts';

test('only the admin role has admin rights', () => {
  expect(ROLES.filter(isAdmin)).toEqual(['admin']);
});

test('operators and admins create and edit leagues and tournaments', () => {
  expect(ROLES.filter(canOrganise)).toEqual(['operator', 'admin']);
});
