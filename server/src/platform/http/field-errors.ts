/** Messages to users about invalid fields. */
import type { FastifySchemaValidationError } from 'fastify';
import type { $ZodRawIssue } from 'zod/v4/core';
import { es } from 'zod/v4/locales';
import { words } from '#words.ts';

const { localeError: inSpanish } = es();
const { checks } = words.fields;

/** Returns the default message for a field, unless its contract has one. */
export function fieldMessage(issue: $ZodRawIssue) {
  if (issue.code === 'unrecognized_keys') return checks.unexpected;
  if (issue.code === 'invalid_format') return checks.format;
  if (issue.code === 'invalid_value') return checks.option;
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return checks.atMost(Number(issue.maximum));
  }
  return inSpanish?.(issue);
}

/** Returns the messages by dotted path. Issues of the whole payload have no path, and are dropped. */
export function fieldErrors(
  issues: readonly FastifySchemaValidationError[],
): Record<string, string> {
  return Object.fromEntries(
    issues.flatMap(({ instancePath, params, message = '' }) => {
      const path = instancePath.slice(1).replaceAll('/', '.');
      const unexpected = Array.isArray(params['keys']) ? params['keys'].map(String) : [''];
      return unexpected
        .map((key) => [path, key].filter((part) => part !== '').join('.'))
        .flatMap((field) => (field === '' ? [] : [[field, message]]));
    }),
  );
}
