import { useEffect, useRef } from "react";
import { showToast } from "../../platform/browser/toasts.ts";
import { useFailureToast } from "../../platform/gateway/show-failure.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { shownWishes } from "./parts/shown-wishes.ts";

const longEnoughToReadMs = 5000;

/**
 * Brings the hearts of all pages to life, once the account is up to date: one request returns a
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
    const wishes = shownWishes(member !== "", {
      onFirst: () => showToast(latest.current.words("wishOnDevice"), { durationMs: longEnoughToReadMs }),
      onFailure: (failure) => latest.current.tellFailure(failure),
    });
    const onClick = (event: MouseEvent): void => {
      const heart = event.target instanceof Element ? event.target.closest("[data-wish]") : null;
      if (heart) void wishes.press(heart.getAttribute("data-wish") ?? "");
    };
    // Meanwhile another page may have changed the list.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) wishes.readAgain();
    };
    wishes.show();
    const watch = new MutationObserver(wishes.show);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("click", onClick);
    addEventListener("pageshow", onReturn);
    return () => {
      wishes.end();
      removeEventListener("pageshow", onReturn);
      watch.disconnect();
      document.removeEventListener("click", onClick);
    };
  }, [member]);
  return null;
}
