import { forgotPin } from "@gelora/contracts/site-page.ts";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { useEffect, useReducer } from "react";
import type { CallFailure } from "../../platform/gateway/gateway-failures.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { openClubPage } from "../club-site/open-club-page.ts";
import type { PinState } from "./club-account.ts";
import { checkPin } from "./data/check-pin.ts";
import { canBeSent, pinEntryAfter, pinEntryAtFirst } from "./model/pin-entry.ts";
import { PinForm } from "./parts/pin-form.tsx";
import { SetPin } from "./parts/set-pin.tsx";

export type PinDialogProps = {
  /**
   * As the club last said; undefined while it does not answer. Without one it is set first
   * [PIN-02].
   */
  readonly pin: PinState | undefined;
  /** What the points pay, in rupiah and in points [Q72]. */
  readonly pays: number;
  /** Asks the club again, after its page was open [Q33]. */
  readonly onAskAgain: () => Promise<void>;
  /** @param proof permits one order with points, within 15 minutes */
  readonly onProven: (proof: string) => void;
  readonly onClose: () => void;
};

const titles = { enter: "pinTitle", set: "setPinTitle", disabled: "disabledTitle" } as const;

/**
 * Asks for the PIN that points need [PIN-01 to PIN-09], or leads to the club's page where it is
 * set. The PIN goes to the club only; the caller gets a proof of it.
 */
export function PinDialog({ pin, pays, onAskAgain, onProven, onClose }: PinDialogProps) {
  const words = useWords("points");
  const chrome = useWords("chrome");
  const [entry, dispatch] = useReducer(pinEntryAfter, pinEntryAtFirst(pin ?? "usable"));
  useEffect(() => {
    if (pin !== undefined) dispatch({ type: "loaded", pin });
  }, [pin]);
  const send = async (): Promise<void> => {
    dispatch({ type: "sent" });
    if (!canBeSent(entry)) return;
    const answer = await checkPin(entry.typed);
    dispatch({ type: "answered", answer });
    if (answer.result === "right") onProven(answer.proof);
    // A dialog that is opened again then begins with what can be done.
    if (answer.result === "wrong" && answer.attemptsLeft === 0) void onAskAgain();
  };
  // Within the press: browsers block windows that open later.
  const openPage = (step?: typeof forgotPin): void => {
    const callbacks = {
      onClosed: (isSet: boolean) => {
        dispatch({ type: "returned", isSet });
        void onAskAgain();
      },
      onFailed: (failure: CallFailure) => dispatch({ type: "pageFailed", failure }),
    };
    openClubPage("pin", callbacks, step);
  };
  return (
    <Dialog open width="pin" title={words(titles[entry.face])} closeLabel={chrome("close")} onClose={onClose}>
      {entry.face === "set" ? (
        <SetPin refusal={entry.refusal} onOpenPage={() => openPage()} />
      ) : (
        <PinForm
          pays={pays}
          entry={entry}
          onType={(text) => dispatch({ type: "typed", text })}
          onSend={() => void send()}
          onOpenPage={() => openPage(forgotPin)}
        />
      )}
    </Dialog>
  );
}
