import { useState } from "react";
import { loadDocument } from "../../../platform/page/load-document.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { startGoogleDocument } from "../data/social-documents.ts";
import { storeWayBack } from "../model/stored-way-back.ts";
import { useReportRefusal } from "../use-social-sign-in.ts";

/** Leaves for Google's page, and returns by /register/google. */
export function useGoogle(redirectUrl: string) {
  const reportRefusal = useReportRefusal();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    storeWayBack(redirectUrl);
    const result = await callShopForItem(
      startGoogleDocument,
      { input: { redirectUrl } },
      (data) => data.startGoogleLogin,
    );
    if (result.ok && result.value) return loadDocument(result.value.address);
    setLeaving(false);
    if (!result.ok) reportRefusal(result.failure, "google");
  };
  return { leave: () => void leave(), leaving };
}
