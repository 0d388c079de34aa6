import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { useLinkDialog } from "../../club/use-link-dialog.tsx";

/** Linking and unlinking the club's card [ACC-16, SES-13]. */
export function ClubPanel({ isLinked }: { readonly isLinked: boolean }) {
  const words = useWords("account");
  const { open, busy, dialog } = useLinkDialog();
  return (
    <Panel title="MapClub" text={words(isLinked ? "clubLinked" : "clubNotLinked")}>
      <div className="flex flex-wrap gap-3">
        {isLinked ? (
          <a href="/account/mapclub" className={buttonClass("outline", "small")}>
            {words("clubCard")}
          </a>
        ) : null}
        <Button
          look={isLinked ? "quiet" : "outline"}
          size="small"
          busy={busy}
          onClick={() => void open({ name: isLinked ? "unlinkAsked" : "invited" })}
        >
          {words(isLinked ? "clubUnlink" : "clubLink")}
        </Button>
      </div>
      {dialog}
    </Panel>
  );
}
