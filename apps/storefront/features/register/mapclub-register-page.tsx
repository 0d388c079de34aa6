import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { useEffect } from "react";
import { withWayBack } from "../../platform/page/way-back.ts";
import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { SocialButtons } from "../social/social-buttons.tsx";
import { startAddress } from "./model/start-over.ts";
import { MobileForm } from "./parts/mobile-form.tsx";
import { useClubStart } from "./parts/use-club-start.ts";
import { useNewSocialMember } from "./parts/use-new-social-member.tsx";
import { useRegistration } from "./parts/use-registration.tsx";

/**
 * Where the club's registration begins, for visitors and for members of the shop [CLB-01 to CLB-05].
 * Who is signed in is not offered other ways to sign in; who has a card already goes on.
 */
export function MapclubRegisterPage() {
  const words = useWords("register");
  const { redirectUrl, mobile } = useClubStart();
  const registration = useRegistration({ redirectUrl, isClub: true });
  const newMember = useNewSocialMember({ redirectUrl, isClub: true });
  const isSignedIn = useClientState(isMember);
  const isBound = useClientState((state) => isMember(state) && state.accountInfo?.mapclubBind === true);
  useEffect(() => {
    if (isBound) location.replace(redirectUrl);
  }, [isBound, redirectUrl]);
  const here = startAddress(redirectUrl, true);
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words("clubTitle")}</h1>
      <p className="mt-3 text-quiet">{words("clubText")}</p>
      <div className={`mt-8 ${panelClass}`}>
        <MobileForm button={words("continue")} first={mobile} onNumber={registration.begin} />
        {isSignedIn ? null : (
          <div className="mt-6">
            <SocialButtons redirectUrl={here} onNewMember={newMember.begin} />
          </div>
        )}
      </div>
      {isSignedIn ? null : (
        <p className="mt-8 text-center">
          <a
            href={withWayBack("/login", here)}
            data-reload=""
            className="inline-block min-h-11 font-bold underline underline-offset-4 first-letter:uppercase"
          >
            {words("loginHere")}
          </a>
        </p>
      )}
      {registration.dialogs}
      {newMember.dialogs}
    </PageFrame>
  );
}
