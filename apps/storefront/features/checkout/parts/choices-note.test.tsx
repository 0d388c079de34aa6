import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../../testing/browser.ts";
import { renderPage } from "../../../testing/page.tsx";
import { choicesAtFirst } from "../model/choices.ts";
import { forgetChosen, noteChosen } from "./choices-note.ts";
import { useCheckoutReducer } from "./use-checkout-reducer.ts";

beforeEach(() => void useFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

/** What a checkout begins with. */
function choicesOf(id: string) {
  const shown = vi.fn<(choices: unknown) => void>();
  function Probe() {
    const [{ choices }] = useCheckoutReducer({ id, distributionType: "11", addressList: [] });
    shown(choices);
    return null;
  }
  renderPage(<Probe />, {});
  return shown.mock.calls[0]?.[0];
}

test("who changes the cart comes back to the courier and the way to pay that they chose", () => {
  noteChosen({ ...choicesAtFirst("11"), methodCode: "jne-reg", channelCode: "BCA_VA", termsAccepted: true });
  const again = { methodCode: "jne-reg", channelCode: "BCA_VA", termsAccepted: false };
  expect(choicesOf("C2")).toMatchObject(again);
});

test("the order after that begins without them", () => {
  noteChosen({ ...choicesAtFirst("11"), methodCode: "jne-reg" });
  forgetChosen();
  expect(choicesOf("C3")).toMatchObject({ methodCode: undefined });
});
