/** How many of the most common passwords are no better for a mark put at their end. */
const MOST_COMMON = 1000;

/**
 * Whether it is one of the 49,000 passwords that are tried first (`P@ssw0rd`), or one of the
 * thousand most common with marks at its end (`Password1!`), in any case.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common'); // 1 MB, most common first
  const common: readonly (string | number)[] = dictionary['passwords-common'];
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^\p{L}\p{N}]+$/u, '');
  return common.includes(lower) || common.slice(0, MOST_COMMON).includes(bare);
}
