import { isUsername } from '@darts/rules/accounts/usernames';
import { expect, test } from 'vitest';
import { namesLike } from './free-names.ts';

test.each([
  ['Ana María', 'AnaMaría'],
  ['El Triple Veinte de Reus', 'ElTripleVeinted'],
  ['𝓐𝓷𝓪𝓫𝓮𝓵', '𝓐𝓷𝓪𝓫𝓮𝓵'],
  ['x𠮷野家𠮷野家𠮷野家𠮷野家𠮷野家𠮷野家', 'x𠮷野家𠮷野家𠮷野家𠮷野家𠮷野'],
  ['Jose\u0301 ❤️', 'José'],
  ['अनुष्का', 'अनुष्का'],
  ['Marcel·lí Gil', 'Marcel·líGil'],
  ['Un·dos', 'Undos'],
  ['WWWWWWWl·lalala', 'WWWWWWWl·lalala'],
  ['no', 'jugador'],
])(
  'a user named %s gets the name as a valid username, cut at whole letters, or with a number',
  (called, name) => {
    const names = namesLike(called);

    expect(names[0]).toBe(name);
    expect(names.filter((each) => !isUsername(each) || !each.isWellFormed())).toEqual([]);
  },
);
