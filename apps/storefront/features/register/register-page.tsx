import { useWords } from "../../platform/use-words.ts";
import { useWayBack, withWayBack } from "../../platform/way-back.ts";
import { SocialButtons } from "../social/social-buttons.tsx";
import { MobileForm } from "./parts/mobile-form.tsx";
import { useNewSocialMember } from "./parts/use-new-social-member.tsx";
import { useRegistration } from "./parts/use-registration.tsx";

/** Where one begins to be a member: a mobile number, or an account elsewhere [REG-01 to REG-04]. */
export function RegisterPage() {
  const words = useWords("register");
  const redirectUrl = useWayBack();
  const registration = useRegistration(redirectUrl);
  const newMember = useNewSocialMember(redirectUrl);
  return (
    <div className="mx-auto min-h-dvh w-full max-w-lg px-4 pt-10 pb-20 md:pt-16">
      <h1 className="text-3xl">{words("registerTitle")}</h1>
      <p className="mt-3 text-quiet">{words("registerText")}</p>
      <div className="mt-8 rounded-lg bg-white p-6">
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
    </div>
  );
}
