/**
 * The documents spell this message with and without a capital: the comparison ignores case [SOC-05,
 * SOC-11, K17].
 */
export function isNewMemberMessage(message: string): boolean {
  return message.trim().toLowerCase() === "new member detected";
}
