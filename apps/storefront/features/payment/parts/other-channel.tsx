import { Icon } from "@gelora/ui/icon.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { type Instruction, isPayableNow } from "../model/payment-view.ts";
import { ChannelChoice } from "./channel-choice.tsx";
import type { Payer } from "./payer.ts";

/**
 * Pays by another channel, or again after a refusal: the order stays, only the attempt is new. Open
 * at once where there is nothing yet to pay with, as for a card that was not typed.
 * @param again true after a declined payment
 */
export function OtherChannel({
  instruction,
  again,
  payer,
}: {
  readonly instruction: Instruction;
  readonly again: boolean;
  readonly payer: Payer;
}) {
  const words = useWords("payment");
  const [open, setOpen] = useState(again || !isPayableNow(instruction));
  return (
    <section className={panelClass}>
      {again ? (
        <h2 className="mb-4 text-xl">{words("payAgain")}</h2>
      ) : (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-left font-bold"
        >
          {words("otherChannel")}
          <Icon name="down" className={`size-5 text-quiet transition-transform ${open ? "rotate-180" : ""}`} />
        </button>
      )}
      {open ? <ChannelChoice instruction={instruction} payer={payer} /> : null}
    </section>
  );
}
