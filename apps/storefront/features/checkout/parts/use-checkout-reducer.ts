import { type Dispatch, useEffect, useReducer, useState } from "react";
import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { type AccountInfo, useClientState } from "../../../platform/session/client-state.ts";
import { type Address, noAddress, parseAddress } from "../model/address.ts";
import { type CheckoutEvent, type CheckoutState, checkoutAfter, checkoutAtFirst } from "../model/checkout-state.ts";

/**
 * The checkout's state. The address survives a reload in this tab, for the same account only, and
 * is prefilled with the account's data [ACC-05].
 */
export function useCheckoutReducer(
  distributionType: string | null | undefined,
): readonly [CheckoutState, Dispatch<CheckoutEvent>] {
  const account = useClientState((state) => state.accountInfo);
  const key = `checkout-address:${account?.userCode ?? ""}`;
  const [first] = useState(() => parseAddress(readPersonalNote(key)) ?? addressOf(account));
  const [state, dispatch] = useReducer(checkoutAfter, checkoutAtFirst(distributionType, first));
  const { address } = state;
  useEffect(() => {
    if (address !== first) writePersonalNote(key, JSON.stringify(address));
  }, [key, address, first]);
  return [state, dispatch];
}

function addressOf(account: AccountInfo | undefined): Address {
  return {
    ...noAddress,
    firstName: account?.firstName ?? "",
    lastName: account?.lastName ?? "",
    mobile: account?.mobile ?? "",
    email: account?.email ?? "",
  };
}
