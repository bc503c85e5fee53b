import type { Deps } from '#accounts/deps.ts';

/** Under what a guess is counted. */
type Counted = {
  readonly account: string;
  readonly address?: string; // absent: the guesser is logged in
};

/** Comparing passwords, and slowing down guessers. */
export const guessing = ({ limits, passwords }: Pick<Deps, 'limits' | 'passwords'>) => ({
  /**
   * Whether it is the stored password. Wrong ones are counted, right ones are not, nor what there was
   * no time to compare.
   *
   * @throws {TooManyRequests} after too many, or `too-busy`
   */
  async isRight(
    password: string,
    stored: string | null,
    { account, address }: Counted,
  ): Promise<boolean> {
    await limits.take('login-account', account); // first: what it refuses counts for no address
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
