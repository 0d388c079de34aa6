import { readSession, writeSession } from "./browser-storage.ts";

const prefix = "personal:";

/**
 * Notes in this tab's storage that contain personal data, such as an address being typed. Signing
 * out removes them all.
 */
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
    // Without storage there is nothing to remove.
  }
}
