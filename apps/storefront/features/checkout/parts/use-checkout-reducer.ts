import { type Dispatch, useEffect, useReducer, useState } from "react";
import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { useClientState } from "../../../platform/session/client-state.ts";
import { addressAtFirst } from "../model/address-at-first.ts";
import { type CheckoutEvent, type CheckoutState, checkoutAfter, checkoutAtFirst } from "../model/checkout-state.ts";
import { chosenBefore, noteChosen } from "./choices-note.ts";
import { noteAddressTyped, wasAddressTyped } from "./typed-address-note.ts";
import type { Checkout } from "./use-checkout.ts";

/**
 * The checkout's state. Address, courier, store, way to pay and note survive a reload in this tab
 * and a change of the cart, for the same account only; the address is prefilled with the member's
 * default address or the account's data [ACC-05]. What is no longer offered counts as not chosen.
 * With saved addresses, one that was typed belongs to its checkout alone: the next begins with the
 * default again.
 * @returns with whether an address that was typed before is gone, as another tab had it
 */
export function useCheckoutReducer({
  id,
  distributionType,
  addressList,
}: Pick<Checkout, "id" | "distributionType" | "addressList">): readonly [
  CheckoutState,
  Dispatch<CheckoutEvent>,
  boolean,
] {
  const account = useClientState((state) => state.accountInfo);
  const ownCheckout = addressList.length > 0 ? `:${id}` : "";
  const key = `checkout-address:${account?.userCode ?? ""}${ownCheckout}`;
  const [kept] = useState(() => readPersonalNote(key));
  const [first] = useState(() => addressAtFirst(kept, addressList, account));
  const [isAddressGone] = useState(() => addressList.length === 0 && kept === undefined && wasAddressTyped());
  const [state, dispatch] = useReducer(checkoutAfter, undefined, () => {
    const atFirst = checkoutAtFirst(distributionType, first);
    const { remark = "", ...chosen } = chosenBefore();
    return { ...atFirst, remark, choices: { ...atFirst.choices, ...chosen } };
  });
  const { address, choices, remark } = state;
  useEffect(() => {
    if (address === first) return;
    writePersonalNote(key, JSON.stringify(address));
    noteAddressTyped();
  }, [key, address, first]);
  useEffect(() => noteChosen({ ...choices, remark }), [choices, remark]);
  return [state, dispatch, isAddressGone];
}
