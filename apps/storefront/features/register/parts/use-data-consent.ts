import { consentGiven, isSiteMessage } from "@gelora/contracts/site-message.ts";
import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { browserPage } from "../../../platform/page/browser-page.ts";
import { loadDocument } from "../../../platform/page/load-document.ts";
import { ownPath } from "../../../platform/page/own-path.ts";
import { consentFrameAddress, keyOfConsentPage } from "../model/consent-frame.ts";
import { signUpAddress } from "../model/registration-key.ts";
import { clubRegistrationStart } from "../model/start-over.ts";

/**
 * The frame's address, and what its one message leads to. Only the club's own page in this frame is
 * believed: its origin and its window are checked. Without a key the registration starts over.
 */
export function useDataConsent(frame: RefObject<HTMLIFrameElement | null>) {
  const { search } = useLocation();
  const [address, setAddress] = useState<string>();
  const redirectUrl = ownPath(new URLSearchParams(search).get("redirectUrl"));
  useEffect(() => {
    const key = keyOfConsentPage(search);
    if (!key) return loadDocument(clubRegistrationStart, { replace: true });
    const { settings, language } = browserPage();
    setAddress(consentFrameAddress(settings.clubSiteUrl, key, language));
    const listen = ({ origin, source, data }: MessageEvent): void => {
      const isClub = origin === new URL(settings.clubSiteUrl).origin && source === frame.current?.contentWindow;
      if (isClub && isSiteMessage(data, consentGiven)) loadDocument(signUpAddress(key));
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [search, frame]);
  return { address, redirectUrl };
}
