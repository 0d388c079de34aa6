import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onChatAsked, openChat } from "./support-chat.ts";

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

test("[SHL-15] who asks for the chat before its launcher has come gets it when it comes, once", () => {
  let opened = 0;
  openChat();
  const stop = onChatAsked(() => {
    opened += 1;
  });
  expect(opened).toBe(1);
  openChat();
  expect(opened).toBe(2);
  stop();
  const stopLater = onChatAsked(() => {
    opened += 1;
  });
  expect(opened).toBe(2);
  stopLater();
});
