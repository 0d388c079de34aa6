import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useWayBack, withWayBack } from "../../platform/page/way-back.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { GuestLoginForm } from "./parts/guest-login-form.tsx";
import { useGoOnWhenMember } from "./use-go-on-when-member.ts";

/** Checkout without an account: an email address and a mobile number [LGN-18, Q23]. */
export function GuestLoginPage() {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  useGoOnWhenMember(wayBack);
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words("guestTitle")}</h1>
      <p className="mt-3 text-quiet">{words("guestText")}</p>
      <GuestLoginForm />
      <p className="mt-6 text-quiet text-sm">
        {words("haveAccount")}{" "}
        <a
          href={withWayBack("/login", wayBack)}
          data-replace=""
          className="inline-flex min-h-11 items-center font-bold text-ink underline underline-offset-4"
        >
          {words("signIn")}
        </a>
      </p>
    </PageFrame>
  );
}
