import { describe, expect, test } from "vitest";
import { noAddress } from "../../addresses/address.ts";
import { type CheckoutEvent, type CheckoutState, checkoutAfter, checkoutAtFirst } from "./checkout-state.ts";

const after = (...events: readonly CheckoutEvent[]): CheckoutState =>
  events.reduce(checkoutAfter, checkoutAtFirst("11", noAddress));

const pressed = (...errors: readonly "PAYMENT_INVALID"[]): CheckoutEvent => ({ type: "pressed", errors });

describe("what is chosen and typed", () => {
  test("[CHK-11~] the way of delivery is at first that of the checkout, and home delivery if it has none", () => {
    expect(checkoutAtFirst("21", noAddress).choices.distributionType).toBe("21");
    expect(checkoutAtFirst(null, noAddress).choices.distributionType).toBe("11");
  });

  test("a choice replaces the former one of its kind and no other", () => {
    const state = after(
      { type: "chosen", choice: { methodCode: "regular" } },
      { type: "chosen", choice: { channelCode: "QRIS" } },
      { type: "chosen", choice: { methodCode: "same-day" } },
    );
    expect(state.choices).toMatchObject({ methodCode: "same-day", channelCode: "QRIS", termsAccepted: false });
  });

  test("fields that a browser fills in at once are all kept", () => {
    const state = after(
      { type: "typed", patch: { firstName: "Sari" } },
      { type: "typed", patch: { lastName: "Dewi" } },
      { type: "remarked", remark: "Titip satpam" },
    );
    expect(state.address).toMatchObject({ firstName: "Sari", lastName: "Dewi" });
    expect(state.remark).toBe("Titip satpam");
  });

  test("[ACC-08~] another province empties the places in it", () => {
    const state = after(
      { type: "placeChosen", level: "state", place: { code: "32", name: "Jawa Barat" } },
      { type: "placeChosen", level: "city", place: { code: "32.73", name: "Kota Bandung" } },
      { type: "placeChosen", level: "state", place: { code: "51", name: "Bali" } },
    );
    expect(state.address).toMatchObject({ state: { code: "51" }, city: undefined, zipCode: "" });
  });
});

describe("folded steps", () => {
  const moved = after({ type: "workedIn", section: "shipping", finished: ["delivery"] });

  test("[CHK-02~] going on folds what is finished, and an opened step stays open while it is worked in", () => {
    expect(moved.folded).toEqual(["delivery"]);
    const opened = checkoutAfter(moved, { type: "opened", section: "delivery" });
    expect(opened.folded).toEqual([]);
    const worked = checkoutAfter(opened, { type: "workedIn", section: "delivery", finished: ["delivery"] });
    expect(worked.folded).toEqual([]);
  });
});

describe("a press of Checkout", () => {
  test("[CHK-03~] with errors reports them and places nothing", () => {
    expect(after(pressed("PAYMENT_INVALID"))).toMatchObject({ reported: ["PAYMENT_INVALID"], isPlacing: false });
  });

  test("[CHK-06~] without errors places one order: a second press changes nothing", () => {
    const placing = after(pressed("PAYMENT_INVALID"), pressed());
    expect(placing).toMatchObject({ reported: [], isPlacing: true });
    expect(checkoutAfter(placing, pressed("PAYMENT_INVALID"))).toBe(placing);
  });

  test("a failure frees the button and stays until the next press", () => {
    const failed = after(pressed(), { type: "failed", problem: "No answer." });
    expect(failed).toMatchObject({ isPlacing: false, problem: "No answer." });
    expect(checkoutAfter(failed, pressed())).toMatchObject({ isPlacing: true, problem: "" });
  });
});

const seen = { lines: [], couponCode: null, lostCouponCode: null, coupon: null, promotions: [] };

describe("a checkout that changed", () => {
  const changed = after(pressed(), { type: "changed", from: 250_000, why: "", seen });

  test("the button stays busy until the new lines are there; then a dialog names what changed", () => {
    expect(changed).toMatchObject({ isPlacing: true, refusal: { from: 250_000, why: "", seen, shown: "later" } });
    const reloaded = checkoutAfter(changed, { type: "reloaded" });
    expect(reloaded).toMatchObject({ isPlacing: false, refusal: { from: 250_000, why: "", seen, shown: "dialog" } });
  });

  test("once read, it stays above the form until the next press", () => {
    const reviewed = [{ type: "reloaded" }, { type: "reviewed" }] as const;
    const state = reviewed.reduce<CheckoutState>(checkoutAfter, changed);
    expect(state.refusal).toEqual({ from: 250_000, why: "", seen, shown: "above" });
    expect(checkoutAfter(state, pressed()).refusal).toBeUndefined();
  });
});

describe("an order with points", () => {
  test("that lacks the PIN is not being placed: the dialog asks for it, and what it says belongs to points", () => {
    const lacking = after(pressed(), { type: "lacking", lacking: "pin" });
    expect(lacking).toMatchObject({ isPlacing: false, points: { asked: "pin to order" } });
    const proven = checkoutAfter(lacking, { type: "points", event: { type: "proven", proof: "proof-1" } });
    expect(proven.points).toMatchObject({ asked: undefined, proof: "proof-1" });
    expect(checkoutAfter(proven, pressed()).isPlacing).toBe(true);
  });

  test("during which the club is down frees the button, and says how to go on", () => {
    expect(after(pressed(), { type: "lacking", lacking: "club" })).toMatchObject({
      isPlacing: false,
      points: { asked: "order without points" },
    });
  });

  test("for which there are fewer points than shown says why beside the new total", () => {
    const changed = after(pressed(), { type: "changed", from: 250_000, why: "You have 500 points now.", seen });
    expect(changed.refusal).toEqual({ from: 250_000, why: "You have 500 points now.", seen, shown: "later" });
  });
});
