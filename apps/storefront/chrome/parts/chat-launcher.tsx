import { Icon } from "@gelora/ui/icon.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { onChatAsked, supportChat } from "../support-chat.ts";
import { badgeText } from "./badge-text.ts";
import { useScrollsDown } from "./use-scrolls-down.ts";

/** The launcher appears 2 s after the page [SHL-14, CON-06]. */
const appearAfterMs = 2000;
const unreadCap = 9;

/** On a phone it would cover what is read; a shopper who reaches it by keyboard sees it. */
const givesWayClass = "lg:pointer-events-auto max-lg:not-focus-within:opacity-0 focus-within:pointer-events-auto";

/** So it would what is typed, and the hint below it. */
const givesWayToTyping =
  "max-lg:in-[body:has(main_:is(input:not([type=radio],[type=checkbox]),textarea,select):focus)]:pointer-events-none max-lg:in-[body:has(main_:is(input:not([type=radio],[type=checkbox]),textarea,select):focus)]:opacity-0";

export function ChatLauncher({ whatsApp }: { readonly whatsApp: string }) {
  const words = useWords("chrome");
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const givesWay = useScrollsDown(place) && !open;
  const unread = useSyncExternalStore(supportChat.subscribe, supportChat.unread, () => 0);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), appearAfterMs);
    const stopListening = onChatAsked(() => {
      setReady(true);
      setOpen(true);
      supportChat.setOpen(true);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);
  if (!ready) return null;
  const badge = badgeText(unread, unreadCap);
  const toggle = (): void => {
    setOpen(!open);
    supportChat.setOpen(!open);
  };
  return (
    <div
      ref={place}
      className={`flex flex-col items-end gap-3 transition-opacity motion-reduce:transition-none print:hidden ${givesWayToTyping} ${givesWay ? givesWayClass : "pointer-events-auto"}`}
    >
      {open ? <ChatPanel whatsApp={whatsApp} onClose={toggle} /> : null}
      <button
        type="button"
        onClick={toggle}
        aria-expanded={open}
        data-control="chat"
        aria-label={words(open ? "chatClose" : badge ? "chatWithUnread" : "chat", { count: badge })}
        className={`relative grid size-12 animate-rise place-items-center rounded-full border border-white/60 bg-ink text-white shadow-float hover:bg-strong ${open ? "max-lg:hidden" : ""}`}
      >
        <Icon name={open ? "close" : "chat"} className="size-6" />
        {badge ? (
          <span
            data-badge="chat"
            aria-hidden="true"
            className="figures -top-1 -right-1 absolute min-w-5 rounded-full bg-accent px-1 font-bold text-xs leading-5"
          >
            {badge}
          </span>
        ) : null}
      </button>
    </div>
  );
}

type ChatPanelProps = { readonly whatsApp: string; readonly onClose: () => void };

/**
 * Local stand-in for a support provider: its hours, and how to reach a person. On a phone it lies
 * over the page and in place of its launcher, wherever that stands.
 */
function ChatPanel({ whatsApp, onClose }: ChatPanelProps) {
  const words = useWords("chrome");
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={words("chat")}
      className={`${outlinedClass} relative w-72 animate-rise p-5 text-left text-ink shadow-float max-lg:fixed max-lg:inset-x-3 max-lg:bottom-3 max-lg:z-40 max-lg:w-auto`}
    >
      <button
        type="button"
        onClick={onClose}
        data-control="chat-close"
        aria-label={words("chatClose")}
        className="absolute top-2 right-2 grid size-11 place-items-center lg:hidden"
      >
        <Icon name="close" />
      </button>
      <p className="pr-10 font-bold">{words("chatHello")}</p>
      <p className="mt-2 text-quiet text-sm">{words("supportHours")}</p>
      {whatsApp ? (
        <a
          href={`https://wa.me/${whatsApp}`}
          rel="noopener"
          className="mt-4 inline-block font-bold text-accent underline underline-offset-4"
        >
          {words("chatLeave")}
        </a>
      ) : null}
    </section>
  );
}
