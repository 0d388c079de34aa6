import { lazy, Suspense, useEffect, useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { readCookie, readLocal, writeStored } from "../platform/browser/browser-storage.ts";
import { isOfflineCopy } from "../platform/browser/offline-pages.ts";
import { usePage } from "../platform/page/page-context.ts";
import { refreshAccountInfo } from "../platform/session/account-info.ts";
import { watchAccount } from "../platform/session/account-watch.ts";
import { setLeaveFor } from "../platform/session/session-call.ts";
import { BackToTop } from "./parts/back-to-top.tsx";
import { ChatLauncher } from "./parts/chat-launcher.tsx";
import { CookieConsent } from "./parts/cookie-consent.tsx";
import { watchPlatform } from "./parts/device.ts";
import { LoadingBar } from "./parts/loading-bar.tsx";
import { ToastRegion } from "./parts/toast-region.tsx";
import { useLanguageSwitch } from "./parts/use-language-switch.ts";
import { useLinkIntent } from "./parts/use-link-intent.ts";
import { useLinkNavigation } from "./parts/use-link-navigation.ts";
import { useMemberMark } from "./parts/use-member-mark.ts";
import { useMenuClosing } from "./parts/use-menu-closing.ts";
import { useOfflinePages } from "./parts/use-offline-pages.ts";
import { useOverlayEntries } from "./parts/use-overlay-entries.ts";
import { useShopEvents } from "./parts/use-shop-events.ts";

/** Not loaded unless configured. */
const SocialChat = lazy(() => import("./parts/social-chat.tsx").then((loaded) => ({ default: loaded.SocialChat })));

type ExtrasProps = {
  readonly device: "h5" | "pc";
  readonly whatsApp: string;
  /** Cart work after hydration. */
  readonly startCart: () => Promise<void>;
  readonly refreshCart: () => Promise<void>;
  /** Called once, when the stored account is up to date. */
  readonly onAccountKnown: () => void;
};

/** Rendered after hydration. */
export function Extras({ device, whatsApp, startCart, refreshCart, onAccountKnown }: ExtrasProps) {
  const { socialChat } = usePage().settings;
  useSessionStart(startCart, onAccountKnown);
  usePlatformWatch(device);
  useShopEvents();
  useEffect(() => watchAccount(refreshCart), [refreshCart]);
  useMemberMark();
  useMenuClosing();
  useLinkNavigation();
  useLinkIntent();
  useOverlayEntries();
  useLanguageSwitch();
  useOfflinePages();
  return (
    <>
      <LoadingBar />
      <ToastRegion />
      <CookieConsent />
      <div className="corner">
        <BackToTop />
        <div className="chat-corner">
          <ChatLauncher whatsApp={whatsApp} />
        </div>
      </div>
      {socialChat ? (
        <Suspense>
          <SocialChat chat={socialChat} />
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * Guest session and cart [SES-01, SES-19]; also applies a language found only in local storage
 * [K01].
 */
function useSessionStart(startCart: () => Promise<void>, onAccountKnown: () => void): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const latest = useRef({ startCart, onAccountKnown });
  latest.current = { startCart, onAccountKnown };
  const started = useRef(false);
  useEffect(() => {
    setLeaveFor((address) => navigate(address));
    if (started.current) return;
    started.current = true;
    const kept = readLocal("gt-local");
    if (kept && readCookie("gt-local") === undefined) {
      writeStored("gt-local", kept);
      if (!isOfflineCopy()) void revalidate();
    }
    void latest.current
      .startCart()
      .then(refreshAccountInfo)
      .then(() => latest.current.onAccountKnown());
  }, [navigate, revalidate]);
}

function usePlatformWatch(device: "h5" | "pc"): void {
  const { revalidate } = useRevalidator();
  const served = useRef(device);
  served.current = device;
  useEffect(
    () =>
      watchPlatform(
        () => served.current,
        () => (isOfflineCopy() ? undefined : revalidate()),
      ),
    [revalidate],
  );
}
