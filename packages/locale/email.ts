/** The longest address that mail systems carry. */
const longest = 254;

/** True for an address of the usual form: something, an at sign, a host with a dot, no spaces. */
export function isEmail(typed: string): boolean {
  return typed.length <= longest && /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/.test(typed);
}

/** One person, one spelling: addresses are compared in this form. */
export function foldEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
