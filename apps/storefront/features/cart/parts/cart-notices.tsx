import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { Cart } from "./use-cart.ts";

const codes = ["PRICE_UP", "PRICE_DOWN", "QUANTITY_CUT", "SOLD_OUT"] as const;
type NoticeCode = (typeof codes)[number];
const isNotice = (code: string): code is NoticeCode => codes.some((known) => known === code);

/** What changed since the cart was last seen: nobody pays another price without having been told. */
export function CartNotices({ cart }: { readonly cart: Cart }) {
  const words = useWords("cart");
  if (cart.notices.length === 0) return null;
  const nameOf = (id: string): string => cart.itemList.find(({ cartItemId }) => cartItemId === id)?.productName ?? "";
  const show = (code: NoticeCode, amount: number | null | undefined): string | number =>
    code.startsWith("PRICE") ? formatRupiah(amount ?? 0) : (amount ?? 0);
  return (
    <section role="status" className="mb-6 rounded-lg bg-warn-soft p-4 text-sm text-warn">
      <h2 className="mb-1 flex items-center gap-2 font-bold text-base">
        <Icon name="info" />
        {words("noticesTitle")}
      </h2>
      <ul className="list-inside list-disc">
        {cart.notices.map(({ cartItemId, code, from, to }) =>
          isNotice(code) ? (
            <li key={`${cartItemId}-${code}`}>
              {words(`notice.${code}`, { name: nameOf(cartItemId), from: show(code, from), to: show(code, to) })}
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
