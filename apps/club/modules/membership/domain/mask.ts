/**
 * First letter, then one asterisk per remaining letter: members recognise their own name, others
 * learn nothing [Q34, LNK-29].
 */
export function mask(text: string): string {
  const letters = [...text];
  return letters.map((letter, index) => (index === 0 ? letter : "*")).join("");
}

/** Masks the part before the at sign. */
export function maskEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${mask(name)}@${host}`;
}
