import { type Dispatch, useEffect, useReducer, useState } from "react";
import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { useClientState } from "../../../platform/session/client-state.ts";
import { addressAtFirst } from "../model/address-at-first.ts";
import { type CheckoutEvent, type CheckoutState, checkoutAfter, checkoutAtFirst } from "../model/checkout-state.ts";
import type { Checkout } from "./use-checkout.ts";

/**
 * The checkout's state. The address survives a reload in this tab, for the same account only, and
 * is prefilled with the member's default address or the account's data [ACC-05].
 */
export function useCheckoutReducer({
  distributionType,
  addressList,
}: Pick<Checkout, "distributionType" | "addressList">): readonly [CheckoutState, Dispatch<CheckoutEvent>] {
  const account = useClientState((state) => state.accountInfo);
  const key = `checkout-address:${account?.userCode ?? ""}`;
  const [first] = useState(() => addressAtFirst(readPersonalNote(key), addressList, account));
  const [state, dispatch] = useReducer(checkoutAfter, checkoutAtFirst(distributionType, first));
  const { address } = state;
  useEffect(() => {
    if (address !== first) writePersonalNote(key, JSON.stringify(address));
  }, [key, address, first]);
  return [state, dispatch];
}
