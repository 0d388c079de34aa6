import type { Language } from "@gelora/locale/language.ts";
import { buttonClass } from "@gelora/ui/button.tsx";
import { type RefObject, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useLocation, useMatches } from "react-router";
import { readCookie, writeCookie } from "../../platform/browser/browser-storage.ts";
import {
  acceptedCookies,
  consentCookie,
  cookiesAreAccepted,
  refusedCookies,
} from "../../platform/browser/cookie-consent.ts";
import { forgetTracking, withdrawVisit } from "../../platform/browser/tracking.ts";
import { currentVisit, forgetVisit } from "../../platform/browser/visit.ts";
import type { CallResult } from "../../platform/gateway/gateway-call.ts";
import { usePage } from "../../platform/page/page-context.ts";
import { clientState, setClientState, useClientState } from "../../platform/session/client-state.ts";
import { useRead } from "../../platform/session/use-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { loadContentText } from "../content-text.ts";
import { trackPage } from "./use-shop-events.ts";

const yearSeconds = 365 * 24 * 60 * 60;
const policyPath = "/page/privacy-policy";
/** Both answers look alike. */
const choice = `${buttonClass("outline", "small")} flex-1 whitespace-nowrap text-ink`;

/**
 * Shown until answered, never on the privacy policy itself [CKE-01 to CKE-04]; its text comes from
 * the content module [CKE-05]. Declining is as easy as accepting and is stored for as long. The
 * footer's link asks again, on every page, and says what was answered.
 *
 * It covers the page, so the Tab key comes to it early, and an answer gives the focus back to where
 * it was before.
 */
export function CookieConsent() {
  const words = useWords("chrome");
  const { pathname } = useLocation();
  const isPolicy = useIsPolicy();
  const consent = useClientState((state) => state.cookieConsent);
  const isShown = consent === "again" || (consent === "asked" && !isPolicy);
  const text = useConsentText(isShown);
  const section = useRef<HTMLElement>(null);
  const asker = useAskingAgain();
  const focusBefore = useFocusBefore(section, isShown);
  useEffect(() => {
    if (consent === "again") section.current?.focus();
  }, [consent]);
  if (!isShown) return null;
  const answer = (value: string): void => {
    giveAnswer(value, pathname);
    if (consent === "again") asker.current?.focus();
    else focusBack(focusBefore.current);
  };
  const question = (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words("consentTitle")}
      data-consent=""
      className="consent fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-3xl animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-strong bg-ink p-4 text-sm text-white shadow-float md:p-5 lg:right-auto lg:left-5 lg:bottom-5 lg:mx-0 lg:max-w-sm"
    >
      <p className="min-w-0 flex-1 basis-60">
        {text || words("consentText")}{" "}
        <a href={policyPath} className="whitespace-nowrap underline underline-offset-4">
          {words("consentPolicy")}
        </a>
        {consent === "again" ? <span className="mt-1 block font-bold">{words(chosenSoFar())}</span> : null}
      </p>
      <div className="flex w-full flex-wrap gap-2 md:w-auto lg:w-full">
        <button type="button" data-control="refuse-cookies" onClick={() => answer(refusedCookies)} className={choice}>
          {words("consentRefuse")}
        </button>
        <button type="button" data-control="accept-cookies" onClick={() => answer(acceptedCookies)} className={choice}>
          {words("consentAccept")}
        </button>
      </div>
    </section>
  );
  const place = document.querySelector("[data-consent-place]");
  return place ? createPortal(question, place) : question;
}

/** @returns what had the focus before it came to the question */
function useFocusBefore(section: RefObject<HTMLElement | null>, isShown: boolean) {
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    const question = isShown ? section.current : null;
    const note = ({ relatedTarget }: FocusEvent): void => {
      const isWithin = relatedTarget instanceof Node && question?.contains(relatedTarget);
      if (!isWithin) before.current = relatedTarget;
    };
    question?.addEventListener("focusin", note);
    return () => question?.removeEventListener("focusin", note);
  }, [section, isShown]);
  return before;
}

/** To what had the focus before the question, or else to the page's content; nothing scrolls. */
function focusBack(before: EventTarget | null): void {
  const target = before instanceof HTMLElement && before.isConnected ? before : document.getElementById("content");
  target?.focus({ preventScroll: true });
}

const hasDocumentedPath = (data: unknown): data is { readonly documented: unknown } =>
  typeof data === "object" && data !== null && "documented" in data;

/** Whether this is the policy, at its documented address or under its name in a language. */
function useIsPolicy(): boolean {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  return pathname === policyPath || (hasDocumentedPath(data) && data.documented === policyPath);
}

/** The words of the question, which the tab asks for once in a language [CKE-06]. */
function useConsentText(isShown: boolean): string | undefined {
  const { language } = usePage();
  const kept = useClientState((state) => state.cookieConsentText[language]);
  useRead("consent text", isShown && kept === undefined ? language : undefined, keepConsentText);
  return kept;
}

async function keepConsentText(language: Language): Promise<CallResult<string>> {
  const result = await loadContentText("/consent/popup-cookie");
  if (result.ok)
    setClientState({ cookieConsentText: { ...clientState().cookieConsentText, [language]: result.value } });
  return result;
}

/**
 * Keeps the first answer apart from a change of mind. What happened before a yes stays uncounted
 * but for the page that it was said on; a no ends the counting, also of what waits at the shop, and
 * forgets who was counted.
 */
function giveAnswer(value: string, pathname: string): void {
  const wasAccepted = cookiesAreAccepted();
  const visit = currentVisit();
  writeCookie(consentCookie, value, yearSeconds);
  setClientState({ cookieConsent: "given" });
  if (value === refusedCookies) {
    forgetVisit();
    if (visit) withdrawVisit(visit);
  }
  if (value === acceptedCookies && wasAccepted) return;
  forgetTracking();
  if (value === acceptedCookies) trackPage(pathname);
}

/** @returns the link that asked, which gets the focus back */
function useAskingAgain() {
  const asker = useRef<HTMLElement>(null);
  useEffect(() => {
    const given = readCookie(consentCookie) !== undefined;
    setClientState({ cookieConsent: given ? "given" : "asked" });
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("[data-cookie-settings]") : null;
      if (!(link instanceof HTMLElement)) return;
      event.preventDefault();
      asker.current = link;
      setClientState({ cookieConsent: "again" });
    };
    // Before the links of our own pages are followed.
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);
  return asker;
}

function chosenSoFar(): "consentNowAccepted" | "consentNowRefused" | "consentNowOpen" {
  const given = readCookie(consentCookie);
  if (given === undefined) return "consentNowOpen";
  return given === acceptedCookies ? "consentNowAccepted" : "consentNowRefused";
}
