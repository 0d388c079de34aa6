import { Button } from "@gelora/ui/button.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useState } from "react";
import { refreshAccountInfo } from "../../platform/session/account-info.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { useLinkDialog } from "../club/use-link-dialog.tsx";
import { PointsFrame } from "./parts/points-frame.tsx";

/**
 * Members without a card link one here, and go on with what they have typed [CHK-17]. Where the
 * club does not answer then, the dialog goes anyway, and the club is asked again at a press.
 * @param onLinked asks the club again; its answer takes the invitation away
 */
export function ClubInvitation({ onLinked }: { readonly onLinked: () => Promise<void> }) {
  const words = useWords("points");
  const [step, setStep] = useState<"invited" | "asking" | "unanswered">("invited");
  const ask = async (): Promise<void> => {
    setStep("asking");
    await onLinked();
    setStep("unanswered");
  };
  const link = useLinkDialog({
    onDone: () => {
      void refreshAccountInfo();
      void ask().then(link.close);
    },
  });
  return (
    <PointsFrame title={words("title")} note={words("inviteText")}>
      <RefusalNote text={step === "unanswered" ? words("linkedUnanswered") : undefined} />
      {step === "invited" ? (
        <Button look="outline" busy={link.busy} onClick={() => void link.open({ name: "invited" })}>
          {words("invite")}
        </Button>
      ) : (
        <Button look="outline" busy={step === "asking"} onClick={() => void ask()}>
          {words("askAgain")}
        </Button>
      )}
      {link.dialog}
    </PointsFrame>
  );
}
