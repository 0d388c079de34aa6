import { readLocal, readSession, removeLocal, writeLocal, writeSession } from "./browser-storage.ts";

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

/**
 * Notes that outlive the tab, such as goods that someone looked at; signing out removes them too.
 */
export function readLastingNote(name: string): string | undefined {
  return readLocal(prefix + name);
}

export function writeLastingNote(name: string, text: string): void {
  writeLocal(prefix + name, text);
}

export function forgetLastingNote(name: string): void {
  removeLocal(prefix + name);
}

export function forgetPersonalNotes(): void {
  forgetIn(() => sessionStorage);
  forgetIn(() => localStorage);
}

/** A browser may block one of the two and not the other. */
function forgetIn(reach: () => Storage): void {
  try {
    const storage = reach();
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}
