import { isPublicRoute } from "../pages/page-facts.ts";
import { showStoredAccount } from "./session.ts";

/** Null means that the whole storage was cleared. */
const watched: readonly (string | null)[] = ["token", "userInfo", "guestId", null];
const settleMs = 150;

/**
 * Follows other tabs, and what happened while this page waited in the back/forward cache: browsers
 * report a change of local storage to all tabs but the one that made it. A sign-in or sign-out
 * there is shown here, with the cart's count. A personal page is reloaded, as the new account may
 * not be allowed to see it; input on a public page stays.
 * @param refreshCart counts the pieces of the current account
 * @returns how to stop
 */
export function watchAccount(refreshCart: () => Promise<void>): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isAnotherCaller = false;
  const follow = () => {
    showStoredAccount();
    if (!isAnotherCaller) return;
    isAnotherCaller = false;
    if (isPublicRoute(location.pathname)) void refreshCart();
    else location.reload();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (!watched.includes(key)) return;
    if (key !== "userInfo") isAnotherCaller = true;
    // A sign-in writes several values, one after another.
    clearTimeout(waiting);
    waiting = setTimeout(follow, settleMs);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isAnotherCaller = true;
    follow();
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onShow);
  return () => {
    clearTimeout(waiting);
    removeEventListener("pageshow", onShow);
    removeEventListener("storage", onStorage);
  };
}
