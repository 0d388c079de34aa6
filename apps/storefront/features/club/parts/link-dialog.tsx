import { Dialog } from "@gelora/ui/dialog.tsx";
import type { CompiledWords } from "../../../platform/words/format-words.ts";
import { type LinkDialog as Dialogue, isLastYes, type LinkState } from "../model/link-dialog.ts";
import { AccountStep, DoneNote, WrongAccountStep } from "./account-step.tsx";
import { ClubWords, useClubWords } from "./club-words.tsx";
import { FormStep } from "./form-step.tsx";
import { IntroStep } from "./intro-step.tsx";
import { ElsewhereStep, UnlinkStep } from "./question-steps.tsx";
import { type LinkEntry, type LinkRun, useLinkRun } from "./use-link-run.ts";

export { loadClubWords } from "./club-words.tsx";

export type LinkDialogProps = {
  readonly entry: LinkEntry;
  readonly words: CompiledWords;
  /** The member has just pressed to link; false where the shop invites of itself. */
  readonly isAsked: boolean;
  /** It was closed without a result. */
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/**
 * The five steps of linking, switching and unlinking (docs/linking-dialog.md) [LNK-01 to LNK-24].
 */
export function LinkDialog({ words, ...props }: LinkDialogProps) {
  return (
    <ClubWords value={words}>
      <Steps {...props} />
    </ClubWords>
  );
}

const titles = {
  intro: "introTitle",
  form: "formTitle",
  checking: "formTitle",
  confirm: "confirmTitle",
  wrong: "wrongTitle",
  linking: "confirmTitle",
  connected: "doneTitle",
  elsewhere: "elsewhereTitle",
  unlink: "unlinkTitle",
  unlinking: "unlinkTitle",
  disconnected: "doneTitle",
  closed: "introTitle",
} as const satisfies Readonly<Record<LinkState, string>>;

function titleOf(dialog: Dialogue) {
  const title = titles[dialog.state];
  return title === "confirmTitle" && isLastYes(dialog) ? "lastTitle" : title;
}

function Steps({ entry, isAsked, onClose, onDone }: Omit<LinkDialogProps, "words">) {
  const words = useClubWords();
  const run = useLinkRun(entry, onDone);
  const { state } = run.dialog;
  // The element closes first, which returns the focus to where it was.
  const close = (): void => {
    run.tell({ name: "closed" });
    onClose();
  };
  return (
    <Dialog
      open={state !== "closed"}
      width="login"
      title={words(titleOf(run.dialog))}
      closeLabel={words("close")}
      onClose={close}
    >
      <Step run={run} isAsked={isAsked} />
    </Dialog>
  );
}

function Step({ run, isAsked }: { readonly run: LinkRun; readonly isAsked: boolean }) {
  const { dialog, tell } = run;
  const { details, state } = dialog;
  switch (state) {
    case "intro":
      return <IntroStep tell={tell} isAsked={isAsked} />;
    case "form":
    case "checking":
      return <FormStep run={run} />;
    case "confirm":
    case "linking":
      return details ? <AccountStep run={run} details={details} /> : null;
    case "wrong":
      return <WrongAccountStep mobile={dialog.mobile} tell={tell} />;
    case "elsewhere":
      return <ElsewhereStep run={run} />;
    case "unlink":
    case "unlinking":
      return <UnlinkStep run={run} />;
    case "connected":
    case "disconnected":
      return <DoneNote isLinked={state === "connected"} />;
    default:
      return null;
  }
}
