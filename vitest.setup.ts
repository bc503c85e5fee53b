import { format } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, expect } from 'vitest';

/** Examples each property tries when its proof runs at full length. */
const FULL_LENGTH = 1000;

fc.configureGlobal({ numRuns: Math.ceil(FULL_LENGTH * Number(process.env.PROVE ?? 0.1)) });

// A test that expects an error to be written puts a spy of its own in place of this one.
const write = console.error;
const unexpected: string[] = [];

beforeEach(() => {
  console.error = (...words) => {
    unexpected.push(format(...words));
  };
});

afterEach(() => {
  console.error = write;
  expect(unexpected.splice(0), 'written to console.error').toEqual([]);
});
