import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ownPath } from "../../../platform/page/own-path.ts";
import { isMember, useClientState } from "../../../platform/session/client-state.ts";
import { readRegistrationKey } from "../model/registration-key.ts";

/**
 * Where the club's registration leads, and its first number: of the key, or of the account that
 * is signed in; empty without either [CLB-03, CLB-04, Q21]. The key is read in the browser only.
 */
export function useClubStart(): { readonly redirectUrl: string; readonly mobile: string } {
  const { search } = useLocation();
  const ofAccount = useClientState((state) => (isMember(state) ? (state.accountInfo?.mobile ?? "") : ""));
  const [ofKey, setOfKey] = useState<{ readonly mobile: string; readonly redirectUrl: string }>();
  useEffect(() => setOfKey(readRegistrationKey(new URLSearchParams(search).get("key"))), [search]);
  const asked = new URLSearchParams(search).get("redirectUrl");
  return { redirectUrl: ownPath(asked ?? ofKey?.redirectUrl), mobile: ofKey?.mobile ?? ofAccount };
}
