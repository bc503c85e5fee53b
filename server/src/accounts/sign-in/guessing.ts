import type { Deps } from '#accounts/deps.ts';

/** Keys of the rate limits that count a guess. */
type Counted = {
  readonly account: string;
  readonly address?: string; // absent: the caller is logged in
};

/** Compares passwords, with rate limits on wrong ones. */
export const guessing = ({ limits, passwords }: Pick<Deps, 'limits' | 'passwords'>) => ({
  /**
   * True if `stored` was made from `password`. Only a wrong password uses up the limits; a right one clears the
   * account's count. A comparison that throws is not counted.
   *
   * @throws {TooManyRequests} after too many wrong passwords, or `too-busy`
   */
  async isRight(
    password: string,
    stored: string | null,
    { account, address }: Counted,
  ): Promise<boolean> {
    await limits.take('login-account', account); // first: a refusal here does not count for the address
    if (address !== undefined) await limits.take('login-address', address);
    const isRight = await passwords.isRight(password, stored).catch(async (error: unknown) => {
      if (address !== undefined) await limits.giveBack('login-address', address);
      await limits.giveBack('login-account', account);
      throw error;
    });
    if (!isRight) return false;
    if (address !== undefined) await limits.giveBack('login-address', address);
    await limits.clear('login-account', account);
    return true;
  },
});
