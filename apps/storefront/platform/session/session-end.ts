import { readSession, removeSession, writeSession } from "../browser/browser-storage.ts";

const name = "gelora-session-ended";

/** Notes that a member's session ended on this page, for the login that they are led to. */
export function noteEnd(): void {
  writeSession(name, "1");
}

/** Whether the login has to say why it is shown; it does so once. */
export function takeEnd(): boolean {
  const isNoted = readSession(name) !== undefined;
  removeSession(name);
  return isNoted;
}
