import { Button } from "@gelora/ui/button.tsx";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { saveMovementsFile } from "../data/save-movements-file.ts";

/** Saves all movements as a file for spreadsheets. */
export function FileButton() {
  const words = useWords("club-card");
  const reportFailure = useFailureToast();
  const { busy, submit } = useSubmission();
  const save = (): void =>
    submit(async () => {
      const failure = await saveMovementsFile();
      if (failure) reportFailure(failure);
      return failure;
    });
  return (
    <Button look="outline" size="small" busy={busy} onClick={save} className="mt-2">
      {words("saveFile")}
    </Button>
  );
}
