type Props = { readonly email?: string | undefined }; // absent if the form does not know the user

/** Hidden username for password managers, in forms without a username field. */
export const UsernameHint = ({ email = '' }: Props) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
);
