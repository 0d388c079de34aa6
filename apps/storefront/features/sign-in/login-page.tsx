import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../chrome/icon.tsx";
import { useWords } from "../../platform/use-words.ts";
import { useWayBack } from "../../platform/way-back.ts";
import { GuestWay } from "./parts/guest-way.tsx";
import { LoginForm } from "./parts/login-form.tsx";
import { RegisterWay } from "./parts/register-way.tsx";
import { SocialButtons } from "./parts/social-buttons.tsx";
import { useGoOnWhenMember } from "./parts/use-go-on-when-member.ts";

/** The door [LGN-01, LGN-02]. On the way to a checkout, going on as a guest is the first choice [K04]. */
export function LoginPage() {
  const words = useWords("sign-in");
  const isBuying = useWayBack().startsWith("/checkout");
  useGoOnWhenMember();
  return (
    <div className="mx-auto min-h-dvh w-full max-w-lg px-4 pt-8 pb-20 md:pt-14 lg:max-w-4xl">
      <h1 className="text-3xl">{words(isBuying ? "loginTitleBuying" : "loginTitle")}</h1>
      <PasswordResetNote />
      <div className="mt-6 grid gap-6 lg:mt-8 lg:grid-cols-2 lg:items-start lg:gap-8">
        {isBuying ? <GuestWay /> : null}
        <section aria-labelledby="sign-in-title" className="rounded-lg bg-white p-5 md:p-7">
          <h2 id="sign-in-title" className="mb-5 text-xl">
            {words(isBuying ? "signInTitleBuying" : "signInTitle")}
          </h2>
          <LoginForm prominent={!isBuying} />
          <SocialButtons />
        </section>
        <RegisterWay offersGuest={!isBuying} />
      </div>
    </div>
  );
}

/** What the reset of a password leads to. */
function PasswordResetNote() {
  const words = useWords("sign-in");
  const state: unknown = useLocation().state;
  const [isReset, setIsReset] = useState(false);
  // The browser keeps this over a reload, and the server knows nothing of it: it joins the page once that is alive.
  useEffect(() => setIsReset(typeof state === "object" && state !== null && "passwordReset" in state), [state]);
  return (
    <div role="status">
      {isReset ? (
        <p className="mt-5 flex gap-2 rounded-lg bg-good-soft p-4 text-good">
          <Icon name="check" className="mt-0.5 size-5" />
          {words("passwordWasReset")}
        </p>
      ) : null}
    </div>
  );
}
