import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { SocialChatSettings } from "../../platform/configuration.ts";
import { usePage } from "../../platform/page-context.ts";
import { letsSocialChatIn } from "../../platform/pages-with-foreign-scripts.ts";

/** What we use of the provider's script. */
type ChatScript = {
  readonly init: (options: { readonly version: string; readonly xfbml: boolean }) => void;
  readonly XFBML: { readonly parse: (around?: Element | null) => void };
};

const version = "v8.0";

/**
 * The chat of a social network, on pages that let it in. A script that has begun goes on when its element has gone, so that a way from such a page to one that does not is a
 * load, without the script. A document that began without the chat stays without: its policy would refuse the script.
 */
export function SocialChat({ chat }: { readonly chat: SocialChatSettings }) {
  const { pathname } = useLocation();
  const [beganWithChat] = useState(() => letsSocialChatIn(pathname));
  const isLetIn = letsSocialChatIn(pathname);
  useEffect(() => {
    if (beganWithChat && !isLetIn) location.reload();
  }, [beganWithChat, isLetIn]);
  return beganWithChat && isLetIn ? <ChatElement chat={chat} /> : null;
}

/** The element stands in the page once its script has loaded [SHL-17]; a script that does not come leaves the page as it is, with our own chat and WhatsApp as the ways to a person. */
function ChatElement({ chat }: { readonly chat: SocialChatSettings }) {
  const { language } = usePage();
  const host = useRef<HTMLDivElement>(null);
  const isLoaded = useScript(`${chat.scriptsUrl}/${language.replace("-", "_")}/sdk/xfbml.customerchat.js`);
  useEffect(() => {
    const script = isLoaded ? chatScript() : undefined;
    script?.init({ version, xfbml: false });
    script?.XFBML.parse(host.current);
  }, [isLoaded]);
  if (!isLoaded) return null;
  return (
    <div ref={host} data-social-chat="">
      <div id="fb-root" />
      <div className="fb-customerchat" {...{ attribution: "biz_inbox", page_id: chat.pageId }} />
    </div>
  );
}

/** Loads a script for as long as the part stands. */
function useScript(address: string): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.crossOrigin = "anonymous";
    script.addEventListener("load", () => setIsLoaded(true));
    document.head.append(script);
    return () => {
      setIsLoaded(false);
      script.remove();
    };
  }, [address]);
  return isLoaded;
}

function chatScript(): ChatScript | undefined {
  const found: unknown = Reflect.get(globalThis, "FB");
  return isChatScript(found) ? found : undefined;
}

function isChatScript(value: unknown): value is ChatScript {
  return typeof value === "object" && value !== null && "init" in value && "XFBML" in value;
}
