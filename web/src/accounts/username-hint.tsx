type Props = { readonly email?: string | undefined }; // absent where only its owner knows it

/** Tells password managers, and nobody else, whose password a form without a name is about. */
export const UsernameHint = ({ email = '' }: Props) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
);
