/** Number of most common passwords that are also refused with punctuation at their end. */
const MOST_COMMON = 1000;

/**
 * True if a password is one of the 49,000 most common (`P@ssw0rd`), or one of the 1,000 most common with
 * punctuation at its end (`Password1!`). Upper and lower case count as equal.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common'); // 1 MB, most common first
  const common: readonly (string | number)[] = dictionary['passwords-common'];
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^\p{L}\p{N}]+$/u, '');
  return common.includes(lower) || common.slice(0, MOST_COMMON).includes(bare);
}
