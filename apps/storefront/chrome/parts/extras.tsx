import { lazy, Suspense, useEffect, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { refreshAccountInfo } from "../../platform/account-info.ts";
import { watchAccount } from "../../platform/account-watch.ts";
import { readCookie, readLocal, writeStored } from "../../platform/browser-storage.ts";
import { watchPlatform } from "../../platform/device.ts";
import { reportErrors } from "../../platform/error-reports.ts";
import { mergeLeftGuestCart } from "../../platform/guest-cart.ts";
import { refreshMiniCart } from "../../platform/mini-cart.ts";
import { usePage } from "../../platform/page-context.ts";
import { setLeaveFor } from "../../platform/shop-client.ts";
import { keepCampaign, track } from "../../platform/tracking.ts";
import { useCartNews } from "../../platform/use-cart-news.ts";
import { BackToTop } from "./back-to-top.tsx";
import { ChatLauncher } from "./chat-launcher.tsx";
import { CookieConsent } from "./cookie-consent.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { ToastRegion } from "./toast-region.tsx";
import { useLanguageSwitch } from "./use-language-switch.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";
import { useMemberMark } from "./use-member-mark.ts";
import { useMenuClosing } from "./use-menu-closing.ts";

/** Where none is configured, nobody loads it. */
const SocialChat = lazy(() => import("./social-chat.tsx").then((loaded) => ({ default: loaded.SocialChat })));

export type ExtrasProps = { readonly device: "h5" | "pc"; readonly whatsApp: string };

/** What joins a page after it has come alive. */
export function Extras({ device, whatsApp }: ExtrasProps) {
  const { socialChat } = usePage().settings;
  useSessionStart();
  usePlatformWatch(device);
  usePageViews();
  useEffect(reportErrors, []);
  useEffect(watchAccount, []);
  useMemberMark();
  useMenuClosing();
  useLinkNavigation();
  useLanguageSwitch();
  return (
    <>
      <LoadingBar />
      <ToastRegion />
      <CookieConsent />
      <div className="pointer-events-none fixed right-4 bottom-24 z-20 flex flex-col items-end gap-3 md:bottom-6">
        <BackToTop />
        <ChatLauncher whatsApp={whatsApp} />
      </div>
      {socialChat ? (
        <Suspense>
          <SocialChat chat={socialChat} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Guest session and cart count [SES-01, SES-19]; a guest's cart that could not be merged when the member signed in [LGN-06]; and a language kept in local storage only is put to use [K01]. */
function useSessionStart(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const tell = useCartNews();
  const tellCartNews = useRef(tell);
  tellCartNews.current = tell;
  const started = useRef(false);
  useEffect(() => {
    setLeaveFor((address) => navigate(address));
    if (started.current) return;
    started.current = true;
    const kept = readLocal("gt-local");
    if (kept && readCookie("gt-local") === undefined) {
      writeStored("gt-local", kept);
      void revalidate();
    }
    void mergeLeftGuestCart()
      .then((news) => news && tellCartNews.current(news, true))
      .then(refreshMiniCart)
      .then(refreshAccountInfo);
  }, [navigate, revalidate]);
}

function usePlatformWatch(device: "h5" | "pc"): void {
  const { revalidate } = useRevalidator();
  const served = useRef(device);
  served.current = device;
  useEffect(() => watchPlatform(() => served.current, revalidate), [revalidate]);
}

/** One page view for the first page and one for each navigation [TRK-01]. */
function usePageViews(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    keepCampaign(search);
    track({ name: "page_view", path: pathname });
  }, [pathname, search]);
}
