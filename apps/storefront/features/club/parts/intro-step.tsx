import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { ClubCardFace, ClubWordmark } from "../club-card-face.tsx";
import { linkBonusPoints } from "../link-bonus.ts";
import { postponeLinking } from "../link-flag.ts";
import { useClubWords } from "./club-words.tsx";
import { SignUpLink } from "./sign-up-link.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { LinkRun } from "./use-link-run.ts";

type IntroStepProps = Pick<LinkRun, "tell"> & {
  /** A shopper who has just pressed to link has nothing to postpone: they cancel. */
  readonly isAsked: boolean;
};

/** Step 1: what linking brings, and three ways on [LNK-01, CLB-09]. */
export function IntroStep({ tell, isAsked }: IntroStepProps) {
  const words = useClubWords();
  const later = (): void => {
    postponeLinking();
    tell({ name: "postponed" });
  };
  return (
    <StepFrame>
      <ClubCardFace>
        <div className="flex min-h-36 flex-col justify-between gap-6 p-5">
          <ClubWordmark className="text-lg" />
          <p className="max-w-60 font-extrabold text-2xl leading-tight tracking-tight">
            {words("introLead", { points: linkBonusPoints })}
          </p>
        </div>
      </ClubCardFace>
      <p>{words("introText")}</p>
      <ul className="space-y-2 text-sm">
        {(["benefitEarn", "benefitPay", "benefitTier"] as const).map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 size-4 stroke-3 text-club" />
            {words(benefit)}
          </li>
        ))}
      </ul>
      <div className="grid gap-2.5">
        <Button onClick={() => tell({ name: "linkNow" })}>{words("linkNow")}</Button>
        <SignUpLink look="outline">{words("signUp")}</SignUpLink>
        <Button look="quiet" onClick={later}>
          {words(isAsked ? "cancel" : "later")}
        </Button>
      </div>
    </StepFrame>
  );
}
