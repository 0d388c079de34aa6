/** The longest address that mail systems accept. */
const longest = 254;

/** True for the usual form: something, an at sign, a host with a dot, no spaces. */
export function isEmail(typed: string): boolean {
  return typed.length <= longest && /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/.test(typed);
}

/** The form in which addresses are compared, so that one person has one spelling. */
export function foldEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
