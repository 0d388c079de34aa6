/** The documents write this message with a capital and without: it is compared in any spelling, and it is never shown to anybody [SOC-05, SOC-11, K17]. */
export function isNewMemberMessage(message: string): boolean {
  return message.trim().toLowerCase() === "new member detected";
}
