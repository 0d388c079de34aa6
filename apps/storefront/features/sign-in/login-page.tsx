import { Notice, type Tone } from "@gelora/ui/notice.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useWayBack } from "../../platform/page/way-back.ts";
import { takeEnd } from "../../platform/session/session-end.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { leadsToCheckout, needsMember } from "./model/members-page.ts";
import { ClubWay } from "./parts/club-way.tsx";
import { GuestWay } from "./parts/guest-way.tsx";
import { LoginForm } from "./parts/login-form.tsx";
import { RegisterWay } from "./parts/register-way.tsx";
import { SocialButtons } from "./parts/social-buttons.tsx";
import { useGoOnWhenMember } from "./use-go-on-when-member.ts";

/**
 * The login [LGN-01, LGN-02]. On the way to a checkout, continuing as a guest is the first choice
 * [K04].
 */
export function LoginPage() {
  const words = useWords("sign-in");
  const wayBack = useWayBack();
  const isBuying = leadsToCheckout(wayBack);
  const hasEnded = useSessionEnd();
  useGoOnWhenMember(wayBack);
  return (
    <PageFrame width="form" className="lg:max-w-4xl">
      <h1 className="text-3xl">{words(isBuying ? "loginTitleBuying" : "loginTitle")}</h1>
      <PasswordResetNote />
      <StatusNotice tone="warn" text={hasEnded ? words("sessionEnded") : undefined} />
      {needsMember(wayBack) && !hasEnded ? <p className="mt-3 text-quiet">{words("membersOnly")}</p> : null}
      <div className="mt-6 grid grid-cols-1 gap-6 lg:mt-8 lg:grid-cols-2 lg:items-start lg:gap-8">
        {isBuying ? <GuestWay /> : null}
        <section aria-labelledby="sign-in-title" className={panelClass}>
          <h2 id="sign-in-title" className="mb-5 text-xl">
            {words(isBuying ? "signInTitleBuying" : "signInTitle")}
          </h2>
          <LoginForm prominent={!isBuying} />
          <ClubWay />
          <SocialButtons />
        </section>
        <RegisterWay offersGuest={!isBuying && !needsMember(wayBack)} />
      </div>
    </PageFrame>
  );
}

/** Whether a member's session ended while they were at work. */
function useSessionEnd(): boolean {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => setHasEnded((known) => takeEnd() || known), []);
  return hasEnded;
}

/** Shown after a password reset. */
function PasswordResetNote() {
  const words = useWords("sign-in");
  const state: unknown = useLocation().state;
  const [isReset, setIsReset] = useState(false);
  // The browser keeps this across a reload and the server does not know it, so it is rendered after
  // hydration.
  useEffect(() => setIsReset(typeof state === "object" && state !== null && "passwordReset" in state), [state]);
  return <StatusNotice tone="good" text={isReset ? words("passwordWasReset") : undefined} />;
}

/** Rendered empty, so that a text that comes is announced. */
function StatusNotice({ tone, text }: { readonly tone: Tone; readonly text: string | undefined }) {
  return (
    <div role="status">
      {text ? (
        <Notice tone={tone} size="normal" className="mt-5">
          {text}
        </Notice>
      ) : null}
    </div>
  );
}
