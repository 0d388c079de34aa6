import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../../testing/browser.ts";
import { renderPage } from "../../../testing/page.tsx";
import type { CheckoutState } from "../model/checkout-state.ts";
import { choicesAtFirst } from "../model/choices.ts";
import { forgetChosen, noteChosen } from "./choices-note.ts";
import { useCheckoutReducer } from "./use-checkout-reducer.ts";

beforeEach(() => void useFakeBrowser({}, new Map([["personal:checkout-remark::C4", "Titip di pos satpam"]])));
afterEach(() => vi.unstubAllGlobals());

/** What a checkout begins with. */
function beginningOf(id: string) {
  const shown = vi.fn<(state: CheckoutState) => void>();
  function Probe() {
    const [state] = useCheckoutReducer({ id, distributionType: "11", addressList: [] });
    shown(state);
    return null;
  }
  renderPage(<Probe />, {});
  return shown.mock.calls[0]?.[0];
}

test("who changes the cart comes back to the courier and the way to pay that they chose", () => {
  noteChosen({ ...choicesAtFirst("11"), methodCode: "jne-reg", channelCode: "BCA_VA", termsAccepted: true });
  const again = { methodCode: "jne-reg", channelCode: "BCA_VA", termsAccepted: false };
  expect(beginningOf("C2")?.choices).toMatchObject(again);
});

test("the order after that begins without them", () => {
  noteChosen({ ...choicesAtFirst("11"), methodCode: "jne-reg" });
  forgetChosen();
  expect(beginningOf("C3")?.choices).toMatchObject({ methodCode: undefined });
});

test("the note of an order survives a reload, and is not proposed for another order", () => {
  expect(beginningOf("C4")?.remark).toBe("Titip di pos satpam");
  expect(beginningOf("C5")?.remark).toBe("");
});
