import { afterEach, expect, test, vi } from "vitest";
import type { useForm } from "../../platform/gateway/use-form.ts";
import { renderPage } from "../../testing/page.tsx";
import { type CouponForm, useCoupon } from "./use-coupon.ts";

type UseForm = typeof useForm;

const typed = vi.hoisted(() => ({ couponCode: "" }));
vi.mock("../../platform/gateway/use-form.ts", async (load) => {
  const real = await load<{ readonly useForm: UseForm }>();
  const filled: UseForm = (first, errorsOf) => real.useForm({ ...first, ...typed }, errorsOf);
  return { ...real, useForm: filled };
});

const focus = vi.fn();
afterEach(() => focus.mockReset());

/** Whether an order goes on with a code in the field of a checkout. */
function goesOn(couponCode: string, applied: string | null): boolean {
  typed.couponCode = couponCode;
  const hold = vi.fn<(form: CouponForm) => void>();
  function Probe() {
    hold(useCoupon({ id: "C1", couponCode: applied, lostCouponCode: null }, async () => {}));
    return null;
  }
  renderPage(<Probe />, { words: ["coupons"] });
  const form = hold.mock.calls[0]?.[0];
  form?.input.ref({ focus });
  return form?.forOrder() ?? expect.fail("no form");
}

test("[CHK-27] an order does not go on over a code that was typed and not applied, whose field gets the focus", () => {
  expect(goesOn("HEMAT25", null)).toBe(false);
  expect(focus).toHaveBeenCalledOnce();
});

test("[CHK-27~] an empty field, and one that a coupon has taken the place of, let the order go on", () => {
  expect(goesOn("", null)).toBe(true);
  expect(goesOn("HEMAT25", "ONGKIR")).toBe(true);
  expect(focus).not.toHaveBeenCalled();
});
