import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { eventOfSwitch, lostLinks } from "../model/link-dialog.ts";
import { useClubWords } from "./club-words.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { LinkRun } from "./use-link-run.ts";

/** Step 4: each link that a switch removes, before it is agreed to [LNK-06, LNK-18]. */
export function ElsewhereStep({ run }: { readonly run: LinkRun }) {
  const words = useClubWords();
  const lost = lostLinks(run.dialog);
  const [first = "either"] = lost;
  return (
    <StepFrame>
      <p>{words(`elsewhere.${lost.length > 1 ? "both" : first}`)}</p>
      <Changes
        losses={lost.map((link) => words(`switchLoses.${link}`))}
        others={[words("switchKeeps"), words("switchNotice")]}
      />
      <div className="grid gap-2.5">
        <Button onClick={() => run.tell({ name: eventOfSwitch(run.dialog) })}>{words("switch")}</Button>
        <Button look="outline" onClick={() => run.tell({ name: "switchCancelled" })}>
          {words("cancel")}
        </Button>
      </div>
    </StepFrame>
  );
}

/** Step 5: whether to unlink [LNK-07]. */
export function UnlinkStep({ run }: { readonly run: LinkRun }) {
  const words = useClubWords();
  const failureText = useFailureText();
  const { state, failure } = run.dialog;
  return (
    <StepFrame>
      <p>{words("unlinkText")}</p>
      <Changes losses={[words("unlinkLoses")]} others={[words("unlinkKeeps")]} />
      <RefusalNote text={failure && failureText(failure)} />
      <div className="grid gap-2.5">
        <Button look="ink" busy={state === "unlinking"} onClick={() => void run.unlink()}>
          {words("unlinkYes")}
        </Button>
        <Button look="outline" onClick={() => run.tell({ name: "unlinkCancelled" })}>
          {words("unlinkNo")}
        </Button>
      </div>
    </StepFrame>
  );
}

type ChangesProps = { readonly losses: readonly string[]; readonly others: readonly string[] };

/** What will be different: the losses first, then what stays. */
function Changes({ losses, others }: ChangesProps) {
  return (
    <ul className="space-y-3 rounded-lg bg-warn-soft p-4 text-sm">
      {losses.map((text) => (
        <li key={text} className="flex gap-2.5 font-semibold text-warn">
          <Icon name="warning" className="mt-0.5 size-4" />
          {text}
        </li>
      ))}
      {others.map((text) => (
        <li key={text} className="flex gap-2.5">
          <Icon name="info" className="mt-0.5 size-4 text-quiet" />
          {text}
        </li>
      ))}
    </ul>
  );
}
