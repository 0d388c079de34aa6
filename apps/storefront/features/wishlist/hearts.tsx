import { useEffect, useRef } from "react";
import { showToast } from "../../platform/browser/toasts.ts";
import { useFailureToast } from "../../platform/gateway/show-failure.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { memberWishes, saveWish } from "./data/wish-calls.ts";
import { deviceWishes, keepDeviceWishes } from "./model/device-wishes.ts";

const longEnoughToReadMs = 5000;

/**
 * Brings the hearts of all pages to life, once the account is up to date: one request tells a
 * member's list, a guest's is on the device. Hearts are plain HTML that recurs in cached parts, so
 * they are found and heard in the document, like links.
 */
export function Hearts() {
  const words = useWords("chrome");
  const tellFailure = useFailureToast();
  const member = useClientState((state) => (isMember(state) ? (state.accountInfo?.userCode ?? "") : ""));
  const latest = useRef({ words, tellFailure });
  latest.current = { words, tellFailure };
  useEffect(() => {
    let wishes: ReadonlySet<string> | undefined = member ? undefined : new Set(deviceWishes());
    let ended = false;
    let isAsked = false;
    const show = (): void => {
      if (ended) return;
      if (wishes) markHearts(wishes);
      else if (!isAsked && (hasHearts() || deviceWishes().length > 0)) void ask();
    };
    const ask = async (): Promise<void> => {
      isAsked = true;
      const codes = await memberWishes();
      wishes = codes && new Set(codes);
      show();
    };
    const change = (code: string, isWished: boolean): void => {
      wishes = isWished
        ? new Set([...(wishes ?? []), code])
        : new Set([...(wishes ?? [])].filter((one) => one !== code));
      show();
    };
    const press = async (code: string): Promise<void> => {
      const isWished = !wishes?.has(code);
      change(code, isWished);
      if (!member) {
        keepDeviceWishes(wishes ?? []);
        if (wishes?.size === 1 && isWished)
          showToast(latest.current.words("wishOnDevice"), { durationMs: longEnoughToReadMs });
        return;
      }
      const failure = await saveWish(code, isWished);
      if (!failure) return;
      change(code, !isWished);
      latest.current.tellFailure(failure);
    };
    const onClick = (event: MouseEvent): void => {
      const heart = event.target instanceof Element ? event.target.closest("[data-wish]") : null;
      if (heart && wishes) void press(heart.getAttribute("data-wish") ?? "");
    };
    // Meanwhile another page may have changed the list.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      if (!member) wishes = new Set(deviceWishes());
      isAsked = false;
      if (member) void ask();
      else show();
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("click", onClick);
    addEventListener("pageshow", onReturn);
    return () => {
      ended = true;
      removeEventListener("pageshow", onReturn);
      watch.disconnect();
      document.removeEventListener("click", onClick);
    };
  }, [member]);
  return null;
}

const hasHearts = (): boolean => document.querySelector("[data-wish]") !== null;

/** Attributes only: this changes nothing that the observer watches. */
function markHearts(wishes: ReadonlySet<string>): void {
  document.documentElement.dataset.hearts = "";
  for (const heart of document.querySelectorAll("[data-wish]"))
    heart.setAttribute("aria-pressed", String(wishes.has(heart.getAttribute("data-wish") ?? "")));
}
