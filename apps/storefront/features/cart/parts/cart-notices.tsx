import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Notice } from "@gelora/ui/notice.tsx";
import { useEffect, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { CartNews } from "../guest-cart.ts";
import { forgetCartNews, storedCartNews } from "../use-cart-news.ts";
import type { Cart } from "./use-cart.ts";

const codes = ["PRICE_UP", "PRICE_DOWN", "FLASH_ENDED", "FLASH_OVER", "QUANTITY_CUT", "SOLD_OUT", "CART_FULL"] as const;
type NoticeCode = (typeof codes)[number];
const isNotice = (code: string): code is NoticeCode => codes.some((known) => known === code);

/**
 * What changed since the cart was last seen, including a merge at sign-in: prices never change
 * unannounced.
 */
export function CartNotices({ cart }: { readonly cart: Cart }) {
  const words = useWords("cart");
  const news = [...useMergeNews(), ...cart.notices.map((notice) => newsOf(notice, cart))];
  if (news.length === 0) return null;
  const show = (code: NoticeCode, amount: number | undefined): string | number =>
    code.startsWith("PRICE") || code.startsWith("FLASH") ? formatRupiah(amount ?? 0) : (amount ?? 0);
  return (
    <section role="status" className="mb-6">
      <Notice tone="warn" icon="info" title={words("noticesTitle")}>
        <ul className="list-inside list-disc">
          {news.map(({ name, code, from, to }) =>
            isNotice(code) ? (
              <li key={`${name}-${code}`}>
                {words(`notice.${code}`, { name, from: show(code, from), to: show(code, to) })}
              </li>
            ) : null,
          )}
        </ul>
      </Notice>
    </section>
  );
}

/** Changes from a merge on the way here; shown until the page is left. */
function useMergeNews(): readonly CartNews[] {
  const [news] = useState(storedCartNews);
  useEffect(forgetCartNews, []);
  return news;
}

const newsOf = ({ cartItemId, code, from, to }: Cart["notices"][number], cart: Cart): CartNews => ({
  code,
  name: cart.itemList.find((item) => item.cartItemId === cartItemId)?.productName ?? "",
  from: from ?? undefined,
  to: to ?? undefined,
});
