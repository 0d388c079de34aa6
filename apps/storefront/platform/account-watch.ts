import { refreshMiniCart } from "./mini-cart.ts";
import { isPublicRoute } from "./public-routes.ts";
import { showStoredAccount } from "./session.ts";

/** Null is the whole storage, cleared. */
const watched: readonly (string | null)[] = ["token", "userInfo", "guestId", null];
const settleMs = 150;

/**
 * Sees what another tab does: browsers tell a change of local storage to all tabs but the one that made it. A sign-in or sign-out there shows here, and the cart's count with it.
 * A page that shows what is one person's alone is loaded anew for the other, who may not be allowed to see it; what a person types on a public page stays.
 * @returns how to stop
 */
export function watchAccount(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isAnotherCaller = false;
  const follow = () => {
    showStoredAccount();
    if (!isAnotherCaller) return;
    isAnotherCaller = false;
    if (isPublicRoute(location.pathname)) void refreshMiniCart();
    else location.reload();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (!watched.includes(key)) return;
    if (key !== "userInfo") isAnotherCaller = true;
    // A sign-in writes several values, one after the other.
    clearTimeout(waiting);
    waiting = setTimeout(follow, settleMs);
  };
  addEventListener("storage", onStorage);
  return () => {
    clearTimeout(waiting);
    removeEventListener("storage", onStorage);
  };
}
