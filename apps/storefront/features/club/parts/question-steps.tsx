import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { eventOfSwitch } from "../model/link-dialog.ts";
import { useClubWords } from "./club-words.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { LinkRun } from "./use-link-run.ts";

/** Step 4: what a switch changes, before it is agreed to [LNK-06, LNK-18]. */
export function ElsewhereStep({ run }: { readonly run: LinkRun }) {
  const words = useClubWords();
  return (
    <StepFrame>
      <p>{words("elsewhereText")}</p>
      <Changes texts={[words("switchLoses"), words("switchKeeps"), words("switchNotice")]} />
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
      <Changes texts={[words("unlinkLoses"), words("unlinkKeeps")]} />
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

/** What will be different: the loss first, then what stays. */
function Changes({ texts: [loss = "", ...others] }: { readonly texts: readonly string[] }) {
  return (
    <ul className="space-y-3 rounded-lg bg-warn-soft p-4 text-sm">
      <li className="flex gap-2.5 font-semibold text-warn">
        <Icon name="warning" className="mt-0.5 size-4" />
        {loss}
      </li>
      {others.map((text) => (
        <li key={text} className="flex gap-2.5">
          <Icon name="info" className="mt-0.5 size-4 text-quiet" />
          {text}
        </li>
      ))}
    </ul>
  );
}
