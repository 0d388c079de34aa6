import { describe, expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { readOut } from "../../testing/read-out.ts";
import { type AppliedCoupon, CouponPanel } from "./coupon-panel.tsx";
import { CouponCard, type ListedCoupon } from "./parts/coupon-card.tsx";
import type { CouponForm } from "./use-coupon.ts";

const coupon: ListedCoupon = {
  couponCode: "HEMAT25",
  couponName: "Rp25.000 off",
  description: "From Rp300.000, once for each shopper.",
  amount: 25_000,
  beginTime: "2026-11-15T17:00:00.000Z",
  endTime: "2026-11-30T16:59:59.000Z",
  status: "USABLE",
  reasonList: [],
};
const cardOf = (change: Partial<ListedCoupon>, language: "en-US" | "id-ID" = "en-US"): string =>
  renderPage(<CouponCard coupon={{ ...coupon, ...change }} />, { language, words: ["coupons"] });

describe("a coupon in the list", () => {
  test("[ACC-10~] says its conditions, its period by Jakarta's days, and what it would save on the present cart", () => {
    const text = readOut(cardOf({}));
    expect(text).toContain("From Rp300.000, once for each shopper. Valid 16/11/2026 to 30/11/2026");
    expect(text).toContain("Saves Rp25.000 on your cart HEMAT25 Copy");
    expect(readOut(cardOf({ endTime: null }, "id-ID"))).toContain("Berlaku mulai 16/11/2026");
  });

  test("[ACC-10~] one that gives nothing now says what is missing; a used one, and one that will never do, cannot be copied", () => {
    const reasonList = [{ code: "MISSING_AMOUNT", text: "Spend Rp100.000 more" }];
    const blocked = readOut(cardOf({ status: "BLOCKED", amount: 0, reasonList }));
    expect(blocked).toContain("Not for your cart as it is now: Spend Rp100.000 more.");
    const onlyFirst = [{ code: "FIRST_ORDER_ONLY", text: "For your first order" }];
    const never = cardOf({ status: "NEVER", amount: 0, reasonList: onlyFirst });
    expect(readOut(never)).toContain("You can no longer use it: For your first order.");
    expect(never).not.toContain("<button");
    const used = cardOf({ status: "USED", amount: 0 });
    expect(readOut(used)).toContain("Already used");
    expect(used).not.toContain("<button");
  });
});

test("[CHK-27~] opened from a checkout, a coupon is applied there instead of copied; one that is over is not", () => {
  const checkout = { checkoutId: "C1", applying: undefined, apply: async () => {} };
  const render = (change: Partial<ListedCoupon>): string =>
    readOut(
      renderPage(<CouponCard coupon={{ ...coupon, ...change }} checkout={checkout} />, {
        language: "id-ID",
        words: ["coupons"],
      }),
    );
  expect(render({})).toContain("HEMAT25 Pakai : HEMAT25");
  expect(render({})).not.toContain("Salin");
  expect(render({ status: "USED", amount: 0 })).not.toContain("Pakai");
});

describe("the coupon of a checkout", () => {
  const form: CouponForm = {
    input: { ref: () => {}, value: "", error: undefined, onBlur: () => {}, onChange: () => {} },
    refusal: undefined,
    isBusy: false,
    apply: () => {},
    remove: () => {},
    forOrder: () => true,
  };
  const panelOf = (applied: AppliedCoupon | undefined, change: Partial<CouponForm> = {}, isMember = false): string =>
    renderPage(<CouponPanel coupon={applied} form={{ ...form, ...change }} checkoutId="C1" isMember={isMember} />, {
      words: ["coupons"],
    });

  test("[CHK-27~] a field, with the refusal beside it; members find their coupons", () => {
    const error = "This coupon cannot be used yet: Spend Rp1 more.";
    const refused = panelOf(undefined, { input: { ...form.input, error } }, true);
    expect(refused).toContain('aria-invalid="true"');
    expect(readOut(refused)).toContain(error);
    expect(refused).toContain('href="/account/coupons?redirectUrl=%2Fcheckout%2FC1"');
    expect(panelOf(undefined)).not.toContain("/account/coupons");
  });

  test("[CHK-27~] an applied one says what it saves, or what it waits for, and can be taken off", () => {
    const activity = { activityName: "Rp25.000 off", saved: 25_000, reasonList: [] };
    const applied = readOut(panelOf({ code: "HEMAT25", isLost: false, activity }));
    expect(applied).toContain("HEMAT25 · Rp25.000 off You save Rp25.000. Remove : HEMAT25");
    const waiting = { ...activity, saved: 0, reasonList: [{ code: "CHOOSE_DELIVERY", text: "Choose a courier" }] };
    expect(readOut(panelOf({ code: "ONGKIR", isLost: false, activity: waiting }))).toContain("Choose a courier.");
  });

  test("[CHK-27~] one that was used up or withdrawn says that it counts no more, and can be taken off", () => {
    expect(readOut(panelOf({ code: "HEMAT25", isLost: true, activity: null }))).toContain(
      "HEMAT25 This coupon can no longer be used, so it is not counted. Remove : HEMAT25",
    );
  });
});
