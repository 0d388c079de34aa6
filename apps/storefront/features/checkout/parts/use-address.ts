import { useState } from "react";
import { type AccountInfo, useClientState } from "../../../platform/client-state.ts";
import { readPersonalNote, writePersonalNote } from "../../../platform/personal-notes.ts";
import { type Address, noAddress, parseAddress } from "../model/address.ts";

/**
 * The address that is being typed. It outlives a reload in this tab, for the same account only; what we know of the person is filled in [ACC-05].
 */
export function useAddress(): readonly [Address, (address: Address) => void] {
  const account = useClientState((state) => state.accountInfo);
  const key = `checkout-address:${account?.userCode ?? ""}`;
  const [address, setAddress] = useState<Address>(() => parseAddress(readPersonalNote(key)) ?? addressOf(account));
  const keep = (next: Address): void => {
    setAddress(next);
    writePersonalNote(key, JSON.stringify(next));
  };
  return [address, keep];
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
