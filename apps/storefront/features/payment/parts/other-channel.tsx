import { useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";
import type { Instruction } from "../model/payment-view.ts";
import { ChannelChoice } from "./channel-choice.tsx";

/**
 * Pays in another way, or once more after a refusal: the order stays, only the attempt is new.
 * @param again true opens it at once, after a declined payment
 */
export function OtherChannel({ instruction, again }: { readonly instruction: Instruction; readonly again: boolean }) {
  const words = useWords("payment");
  const [open, setOpen] = useState(again);
  return (
    <section className="rounded-lg bg-white p-5 sm:p-6">
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
      {open ? <ChannelChoice instruction={instruction} /> : null}
    </section>
  );
}
