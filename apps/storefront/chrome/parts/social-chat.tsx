import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { SocialChatSettings } from "../../platform/page/configuration.ts";
import { usePage } from "../../platform/page/page-context.ts";
import { letsSocialChatIn } from "../../platform/pages/page-facts.ts";
import { useCookiesAccepted } from "../../platform/session/use-cookies-accepted.ts";

/** The part of the provider's script that we use. */
type ChatScript = {
  readonly init: (options: { readonly version: string; readonly xfbml: boolean }) => void;
  readonly XFBML: { readonly parse: (around?: Element | null) => void };
};

const version = "v8.0";

/**
 * The social chat, on pages whose policy allows it, for shoppers who accept cookies: its provider
 * recognises people by them. A script keeps running after its element is gone, so leaving for a
 * page without the chat is a full load, and so is taking the consent back. A document that began
 * without the chat stays without it: its policy would block the script.
 */
export function SocialChat({ chat }: { readonly chat: SocialChatSettings }) {
  const { pathname } = useLocation();
  const [beganWithChat] = useState(() => letsSocialChatIn(pathname));
  const isLetIn = letsSocialChatIn(pathname);
  const isShown = useCookiesAccepted() && beganWithChat && isLetIn;
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown) wasShown.current = true;
    else if (wasShown.current || (beganWithChat && !isLetIn)) location.reload();
  }, [beganWithChat, isLetIn, isShown]);
  return isShown ? <ChatElement chat={chat} /> : null;
}

/**
 * The element is rendered once its script has loaded [SHL-17]; if the script fails, our own chat
 * and WhatsApp remain.
 */
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

/** Loads a script while the component is mounted. */
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
