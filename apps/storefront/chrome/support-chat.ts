/** What a support provider's widget must offer the launcher [SHL-14 to SHL-16, Q46]. */
export type SupportChat = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly unread: () => number;
  readonly setOpen: (open: boolean) => void;
};

let unread = 0;
const listeners = new Set<() => void>();

function setUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

/**
 * The local provider: unread messages arrive as `gelora:chat-unread` events on the window, and
 * opening the chat marks them read.
 */
export const supportChat: SupportChat = {
  subscribe: (listener) => {
    const onUnread = (event: Event): void => {
      if (event instanceof CustomEvent && typeof event.detail === "number") setUnread(event.detail);
    };
    listeners.add(listener);
    addEventListener("gelora:chat-unread", onUnread);
    return () => {
      listeners.delete(listener);
      removeEventListener("gelora:chat-unread", onUnread);
    };
  },
  unread: () => unread,
  setOpen: (open) => {
    if (open) setUnread(0);
  },
};

const openEvent = "gelora:chat-open";
let isAsked = false;

/** Opens the chat from anywhere on the page, even before the launcher has loaded. */
export function openChat(): void {
  isAsked = true;
  dispatchEvent(new Event(openEvent));
}

/** Calls the listener at once if the chat was already requested. @returns how to stop listening */
export function onChatAsked(listener: () => void): () => void {
  const hear = (): void => {
    isAsked = false;
    listener();
  };
  addEventListener(openEvent, hear);
  if (isAsked) hear();
  return () => removeEventListener(openEvent, hear);
}
