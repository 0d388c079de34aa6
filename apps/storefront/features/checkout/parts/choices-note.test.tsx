import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../../testing/browser.ts";
import { renderPage } from "../../../testing/page.tsx";
import type { CheckoutState } from "../model/checkout-state.ts";
import { choicesAtFirst } from "../model/choices.ts";
import { forgetChosen, noteChosen } from "./choices-note.ts";
import { useCheckoutReducer } from "./use-checkout-reducer.ts";

beforeEach(() => void useFakeBrowser());
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

const remark = "Titip di pos satpam";

test("after a change of the cart, courier, way to pay and note are proposed again", () => {
  const chosen = { ...choicesAtFirst("11"), methodCode: "jne-reg", channelCode: "BCA_VA", termsAccepted: true };
  noteChosen({ ...chosen, remark });
  const again = { methodCode: "jne-reg", channelCode: "BCA_VA", termsAccepted: false };
  expect(beginningOf("C2")).toMatchObject({ choices: again, remark });
});

test("the order after that begins without them", () => {
  noteChosen({ ...choicesAtFirst("11"), methodCode: "jne-reg", remark });
  forgetChosen();
  expect(beginningOf("C3")).toMatchObject({ choices: { methodCode: undefined }, remark: "" });
});
