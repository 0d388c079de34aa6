import { shownMobile } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { ClubCardFace, ClubWordmark } from "../club-card-face.tsx";
import { isLastYes, type LinkDetails } from "../model/link-dialog.ts";
import { useClubWords } from "./club-words.tsx";
import { PasswordHelp } from "./password-help.tsx";
import { SignUpLink } from "./sign-up-link.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { LinkRun } from "./use-link-run.ts";

/**
 * Step 3: whose account it is, and whether it is right [LNK-03, LNK-05]. After step 4 it asks in
 * other words, so that nobody takes it for a loop [LNK-18].
 */
export function AccountStep({ run, details }: { readonly run: LinkRun; readonly details: LinkDetails }) {
  const words = useClubWords();
  const failureText = useFailureText();
  const { state, failure } = run.dialog;
  const isLast = isLastYes(run.dialog);
  return (
    <StepFrame>
      <p>{words(isLast ? "lastText" : "confirmText")}</p>
      <ClubCardFace>
        {/* About as high as a card is: the dialog moves little where this step comes late. */}
        <div className="flex min-h-52 flex-col justify-between gap-6 p-5">
          <ClubWordmark className="text-lg" />
          <dl className="space-y-1">
            <dt className="sr-only">{words("name")}</dt>
            <dd className="break-words font-extrabold text-xl">{`${details.firstName} ${details.lastName}`.trim()}</dd>
            <dt className="sr-only">{words("mobile")}</dt>
            <dd className="figures whitespace-nowrap">{shownMobile(details.mobile)}</dd>
          </dl>
        </div>
      </ClubCardFace>
      {details.isGuest ? <Notice tone="club">{words("guestNote")}</Notice> : null}
      <RefusalNote text={failure && failureText(failure)} />
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button look="outline" onClick={() => run.tell({ name: "denied" })}>
          {words(isLast ? "lastNo" : "no")}
        </Button>
        <Button busy={state === "linking"} onClick={() => void run.agree()}>
          {words(isLast ? "lastYes" : "yes")}
        </Button>
      </div>
    </StepFrame>
  );
}

/**
 * Step 3 for an invalid account: the number as it was entered, and the way to register [LNK-04].
 * Most have only mistyped, or have no password yet, so trying again comes first.
 */
export function WrongAccountStep({ mobile, tell }: { readonly mobile: string } & Pick<LinkRun, "tell">) {
  const words = useClubWords();
  return (
    <StepFrame>
      <Notice tone="warn" size="normal" icon="warning">
        {words("wrongText", { mobile: shownMobile(mobile) })}
      </Notice>
      <div className="grid gap-2.5">
        <Button onClick={() => tell({ name: "denied" })}>{words("tryAgain")}</Button>
        <SignUpLink look="outline">{words("register")}</SignUpLink>
      </div>
      <PasswordHelp />
    </StepFrame>
  );
}

/** It is done; the page loads again in a moment [LNK-16, LNK-19, K45]. */
export function DoneNote({ isLinked }: { readonly isLinked: boolean }) {
  const words = useClubWords();
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-club-soft text-club">
        <Icon name="check" className="size-8 stroke-3" />
      </span>
      <p className="font-extrabold text-xl tracking-tight">{words(isLinked ? "connected" : "unlinked")}</p>
      <p className="text-quiet">{words(isLinked ? "connectedText" : "unlinkedText")}</p>
    </div>
  );
}
