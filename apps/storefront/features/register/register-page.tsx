import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { useWayBack, withWayBack } from "../../platform/page/way-back.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { SocialButtons } from "../social/social-buttons.tsx";
import { MobileForm } from "./parts/mobile-form.tsx";
import { useNewSocialMember } from "./parts/use-new-social-member.tsx";
import { useRegistration } from "./parts/use-registration.tsx";

/** Where registration begins: a mobile number, or an account elsewhere [REG-01 to REG-04]. */
export function RegisterPage() {
  const words = useWords("register");
  const redirectUrl = useWayBack();
  const registration = useRegistration({ redirectUrl, isClub: false });
  const newMember = useNewSocialMember({ redirectUrl, isClub: false });
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words("registerTitle")}</h1>
      <p className="mt-3 text-quiet">{words("registerText")}</p>
      <div className={`mt-8 ${panelClass}`}>
        <MobileForm button={words("continue")} onNumber={registration.begin} />
        <div className="mt-6">
          <SocialButtons redirectUrl={redirectUrl} onNewMember={newMember.begin} />
        </div>
      </div>
      <p className="mt-8 text-center">
        <a
          href={withWayBack("/login", redirectUrl)}
          data-reload=""
          className="inline-block min-h-11 font-bold underline underline-offset-4 first-letter:uppercase"
        >
          {words("loginHere")}
        </a>
      </p>
      {registration.dialogs}
      {newMember.dialogs}
    </PageFrame>
  );
}
