import { readSession, writeSession } from "./browser-storage.ts";

const prefix = "personal:";

/** Notes for this tab that tell something about the person, such as the address that they are typing. Signing out takes them all away. */
export function readPersonalNote(name: string): string | undefined {
  return readSession(prefix + name) || undefined;
}

export function writePersonalNote(name: string, text: string): void {
  writeSession(prefix + name, text);
}

export function forgetPersonalNotes(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to forget.
  }
}
