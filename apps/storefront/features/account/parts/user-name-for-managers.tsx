/** Informs password managers whose password a form is about; visually hidden. */
export function UserNameForManagers({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
