import { describe, expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import type { SeenOrder } from "../model/order-changes.ts";
import { ChangesDialog } from "./changes-dialog.tsx";
import { CheckoutNotice } from "./checkout-notice.tsx";

const line = {
  skuCode: "S1",
  activityCode: null,
  productName: "Hijab Anindya",
  quantity: 1,
  currPrice: 90_000,
  flashSale: { holdEnd: "2026-11-27T10:09:47.000Z" },
};
const order: SeenOrder = { lines: [line], couponCode: null, lostCouponCode: null, coupon: null, promotions: [] };
const promotion = (activityName: string) => ({ activityCode: activityName, activityName, saved: 40_000 });

const noticeOf = (seen: SeenOrder, now: SeenOrder, total: number, language: "en-US" | "id-ID" = "id-ID"): string => {
  const refusal = { from: 99_500, why: "", seen, shown: "above" } as const;
  const notice = <CheckoutNotice gone={[]} refusal={refusal} now={now} total={total} onReviewed={() => {}} />;
  return readOut(renderPage(notice, { language, words: ["checkout"] }));
};

describe("[CHK-10~] an order that is no longer what was shown says why", () => {
  test("a flash sale that is over, beside both totals", () => {
    const now = { ...order, lines: [{ ...line, currPrice: 139_000, flashSale: null }] };
    expect(noticeOf(order, now, 148_500)).toContain(
      "Harga Hijab Anindya kini Rp139.000, bukan Rp90.000, karena flash sale-nya sudah berakhir. Totalnya kini Rp148.500, bukan Rp99.500. Belum ada yang dipesan atau ditagih.",
    );
  });

  test("a coupon taken off in another tab", () => {
    const seen = { ...order, couponCode: "HEMAT25", coupon: { saved: 25_000 } };
    expect(noticeOf(seen, order, 124_500, "en-US")).toContain("The coupon HEMAT25 has been taken off this order. The");
  });

  test("promotions at the same total, and then nothing about prices or stock", () => {
    const seen = { ...order, promotions: [promotion("Beli 3 gratis 1")] };
    const now = { ...order, promotions: [promotion("Beli 2 gratis 1")] };
    const text = noticeOf(seen, now, 99_500);
    expect(text).toContain(
      "Promo “Beli 3 gratis 1” sudah berakhir. Promo “Beli 2 gratis 1” kini berlaku untuk pesanan ini. Totalnya tetap Rp99.500.",
    );
    expect(text).not.toContain("Harga atau stok");
    expect(noticeOf(order, order, 99_500)).toContain("Harga atau stok berubah.");
  });
});

describe("[CHK-10~] an order that the shop did not place as it was shown", () => {
  const noticeWhile = (shown: "later" | "dialog" | "above"): string =>
    readOut(
      renderPage(
        <CheckoutNotice
          gone={[]}
          refusal={{ from: 99_500, why: "", seen: order, shown }}
          now={order}
          total={148_500}
          onReviewed={() => {}}
        />,
        { words: ["checkout"] },
      ),
    );

  test("is explained above the form only once its dialog is closed, so that nothing shifts", () => {
    expect([noticeWhile("later"), noticeWhile("dialog")]).toEqual(["", ""]);
    expect(noticeWhile("above")).toContain("The total is now Rp148.500 instead of Rp99.500.");
  });

  test.each([
    ["en-US", "Please check again", "Check my order"],
    ["id-ID", "Periksa lagi, ya", "Periksa pesanan saya"],
  ] as const)("is explained in a dialog first, with a way on and a way back, %s", (language, title, close) => {
    const dialog = (
      <ChangesDialog wayOn={<a href="/shop-cart">CART</a>} onReviewed={() => {}}>
        WHY
      </ChangesDialog>
    );
    const html = renderPage(dialog, { language, words: ["checkout"] });
    expect(html).toContain('<a href="/shop-cart">');
    expect(readOut(html)).toMatch(new RegExp(`${title} .*WHY CART ${close}`));
  });
});
