import { readPersonalNote, writePersonalNote } from "../../platform/browser/personal-notes.ts";
import { readSentCode, type SentCodeNote } from "./model/sent-code.ts";

const noteName = "sent-code";

/** In the tab: a code that was received can still be entered after a reload. */
export const sentCodeNote: SentCodeNote = {
  read: () => readSentCode(readPersonalNote(noteName)),
  write: (sent) => writePersonalNote(noteName, sent ? JSON.stringify(sent) : ""),
};
