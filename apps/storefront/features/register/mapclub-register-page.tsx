import { useEffect } from "react";
import { loadDocument } from "../../platform/page/load-document.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { startAddress } from "./model/start-over.ts";
import { RegistrationStart } from "./parts/registration-start.tsx";
import { useClubStart } from "./parts/use-club-start.ts";

/**
 * Where the club's registration begins, for visitors and for members of the shop [CLB-01 to
 * CLB-05]. Anyone who is signed in is not offered other ways to sign in; anyone who has a card
 * already goes on.
 */
export function MapclubRegisterPage() {
  const words = useWords("register");
  const { redirectUrl, mobile } = useClubStart();
  const isSignedIn = useClientState(isMember);
  const isBound = useClientState((state) => isMember(state) && state.accountInfo?.mapclubBind === true);
  useEffect(() => {
    if (isBound) loadDocument(redirectUrl, { replace: true });
  }, [isBound, redirectUrl]);
  return (
    <RegistrationStart
      title={words("clubTitle")}
      text={words("clubText")}
      redirectUrl={redirectUrl}
      isClub
      signInLeadsTo={isSignedIn ? undefined : startAddress(redirectUrl, true)}
      first={mobile}
    />
  );
}
