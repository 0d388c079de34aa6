import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { withWayBack } from "../../../platform/page/way-back.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { SocialButtons } from "../../social/social-buttons.tsx";
import { MobileForm } from "./mobile-form.tsx";
import { useNewSocialMember } from "./use-new-social-member.tsx";
import { useRegistration } from "./use-registration.tsx";

type RegistrationStartProps = {
  readonly title: string;
  readonly text: string;
  /** Where the registration finally leads. */
  readonly redirectUrl: string;
  readonly isClub: boolean;
  /** Where a sign-in instead leads; absent when signed in. */
  readonly signInLeadsTo: string | undefined;
  /** A number that is known already. */
  readonly first?: string;
};

/**
 * A number, or for visitors an account elsewhere, or the login [REG-01 to REG-04, CLB-01, CLB-02].
 */
export function RegistrationStart(props: RegistrationStartProps) {
  const { title, text, redirectUrl, isClub, signInLeadsTo, first = "" } = props;
  const words = useWords("register");
  const registration = useRegistration({ redirectUrl, isClub });
  const newMember = useNewSocialMember({ redirectUrl, isClub });
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-quiet">{text}</p>
      <div className={`mt-8 ${panelClass}`}>
        <MobileForm button={words("continue")} first={first} onNumber={registration.begin} />
        {signInLeadsTo === undefined ? null : (
          <div className="mt-6">
            <SocialButtons redirectUrl={signInLeadsTo} onNewMember={newMember.begin} />
          </div>
        )}
      </div>
      {signInLeadsTo === undefined ? null : (
        <p className="mt-8 text-center">
          <a
            href={withWayBack("/login", signInLeadsTo)}
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
