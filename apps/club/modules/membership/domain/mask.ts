/** The first letter, then an asterisk for each further one, so that a person knows themselves and nobody else learns the name [Q34, LNK-29]. */
export function mask(text: string): string {
  const letters = [...text];
  return letters.map((letter, index) => (index === 0 ? letter : "*")).join("");
}

/** Masks what stands before the at sign. */
export function maskEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${mask(name)}@${host}`;
}
