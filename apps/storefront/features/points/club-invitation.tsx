import { Button } from "@gelora/ui/button.tsx";
import { refreshAccountInfo } from "../../platform/session/account-info.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { useLinkDialog } from "../club/use-link-dialog.tsx";
import { PointsFrame } from "./parts/points-frame.tsx";

/**
 * Members without a card link one here, and go on with what they have typed [CHK-17].
 * @param onLinked asks the club again
 */
export function ClubInvitation({ onLinked }: { readonly onLinked: () => Promise<void> }) {
  const words = useWords("points");
  const link = useLinkDialog({
    onDone: () => {
      void refreshAccountInfo();
      void onLinked();
    },
  });
  return (
    <PointsFrame title={words("title")} note={words("inviteText")}>
      <Button look="outline" busy={link.busy} onClick={() => void link.open({ name: "invited" })}>
        {words("invite")}
      </Button>
      {link.dialog}
    </PointsFrame>
  );
}
