import { useRef } from "react";
import { mergeLeftGuestCart } from "./guest-cart.ts";
import { refreshMiniCart } from "./mini-cart.ts";
import { useCartNews } from "./use-cart-news.ts";

/**
 * Cart work after hydration: a merge that failed at sign-in is retried [LGN-06], and the pieces are
 * counted [SES-19].
 */
export function useCartStart(): () => Promise<void> {
  const tell = useCartNews();
  const latest = useRef(tell);
  latest.current = tell;
  return async () => {
    const news = await mergeLeftGuestCart();
    if (news) latest.current(news, true);
    await refreshMiniCart();
  };
}
