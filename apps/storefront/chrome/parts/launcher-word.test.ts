import { expect, test } from "vitest";
import { launcherWord } from "./launcher-word.ts";

const launcher = { isOpen: false, badge: "", whatsApp: "6281234567890" };

test("the launcher names WhatsApp where that is where people write", () => {
  expect(launcherWord(launcher)).toBe("chatOnWhatsApp");
  expect(launcherWord({ ...launcher, whatsApp: "" })).toBe("chat");
});

test("what is unread and that the chat is open come first", () => {
  expect(launcherWord({ ...launcher, badge: "3" })).toBe("chatWithUnread");
  expect(launcherWord({ ...launcher, isOpen: true, badge: "3" })).toBe("chatClose");
});
