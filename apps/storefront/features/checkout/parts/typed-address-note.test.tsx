import { afterEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../../testing/browser.ts";
import { renderPage } from "../../../testing/page.tsx";
import { savedAddress } from "../testing/saved-address.ts";
import { forgetAddressTyped, noteAddressTyped } from "./typed-address-note.ts";
import { useCheckoutReducer } from "./use-checkout-reducer.ts";

/** Whether a checkout that opens says that the address typed before is gone. */
function isGone(addressList: Parameters<typeof useCheckoutReducer>[0]["addressList"] = []): boolean {
  const shown = vi.fn<(isGone: boolean) => void>();
  function Probe() {
    const [, , gone] = useCheckoutReducer({ id: "C1", distributionType: "11", addressList });
    shown(gone);
    return null;
  }
  renderPage(<Probe />, {});
  return shown.mock.calls[0]?.[0] ?? false;
}

afterEach(() => vi.unstubAllGlobals());

test("a checkout in a new tab says that a typed address is not kept, until it is ordered", () => {
  const { local } = useFakeBrowser();
  expect(isGone()).toBe(false);
  noteAddressTyped();
  expect(isGone()).toBe(true);
  expect([...local.values()]).toEqual(["yes"]);
  // A saved one is filled in.
  expect(isGone([savedAddress])).toBe(false);
  forgetAddressTyped();
  expect(isGone()).toBe(false);
});

test("the tab in which it was typed has it", () => {
  useFakeBrowser({}, new Map([["personal:checkout-address:", JSON.stringify({ firstName: "Sari" })]]));
  noteAddressTyped();
  expect(isGone()).toBe(false);
});
