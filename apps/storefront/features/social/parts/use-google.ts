import { useState } from "react";
import { askShop } from "../../../platform/ask-shop.ts";
import { startGoogleDocument } from "../data/social-documents.ts";
import { keepWayBack } from "../model/kept-way-back.ts";
import { useTellRefusal } from "../use-social-sign-in.ts";

/** Leaves for Google's own page, and comes back by /register/google. */
export function useGoogle(redirectUrl: string) {
  const tellRefusal = useTellRefusal();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    keepWayBack(redirectUrl);
    const result = await askShop(startGoogleDocument, { input: { redirectUrl } }, (data) => data.startGoogleLogin);
    if (result.ok && result.value) return location.assign(result.value.address);
    setLeaving(false);
    if (!result.ok) tellRefusal(result.failure, "google");
  };
  return { leave: () => void leave(), leaving };
}
