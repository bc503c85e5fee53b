import { format } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, expect } from 'vitest';
import { proofLength, proofSeed } from './server/test/proof.ts';

fc.configureGlobal({ numRuns: proofLength(1000), seed: proofSeed });

// A test that expects an error on the console replaces this function by its own spy.
const write = console.error;
const unexpected: string[] = [];

beforeEach(() => {
  console.error = (...words: unknown[]) => {
    unexpected.push(format(...words));
  };
});

afterEach(() => {
  console.error = write;
  expect(unexpected.splice(0), 'written to console.error').toEqual([]);
});
