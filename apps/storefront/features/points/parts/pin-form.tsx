import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { useEffect, useRef } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { type PinEntry, type PinRefusal, pinLength } from "../model/pin-entry.ts";
import { PinRefusalNote } from "./pin-refusal-note.tsx";

type PinFormProps = {
  /** What the points pay, in rupiah and in points [Q72]; 0 while the club has not said. */
  readonly pays: number;
  readonly entry: PinEntry;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
  readonly onOpenPage: () => void;
};

/** The hidden field of the PIN, and what the club said of the last one [PIN-05, PIN-08, PIN-09]. */
export function PinForm({ pays, entry, onType, onSend, onOpenPage }: PinFormProps) {
  const words = useWords("points");
  const { face, refusal, typed, isBusy } = entry;
  const isDisabled = face === "disabled";
  const form = useRef<HTMLFormElement>(null);
  // After a wrong PIN the next one is typed in the same place; a disabled one leads to the button.
  useEffect(() => form.current?.querySelector<HTMLElement>("input:enabled, button")?.focus(), [refusal, face]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      // The second of a double tap on what opened it does nothing here.
      className="settle"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <p className="mb-4">{isDisabled ? words("disabledText") : usedFor(words, pays)}</p>
      {isDisabled ? null : (
        <Field
          label={words("pin")}
          hint={words("pinHint")}
          type="password"
          autoComplete="off"
          maxLength={pinLength}
          value={typed}
          error={entryError(words, refusal)}
          onChange={({ target }) => onType(target.value)}
        />
      )}
      <PinRefusalNote refusal={refusal} />
      {isDisabled ? (
        <UnlockButton onOpenPage={onOpenPage} />
      ) : (
        <div className="mt-5 space-y-2">
          <Button type="submit" className="w-full" busy={isBusy}>
            {words("confirmPin")}
          </Button>
          <Button look="quiet" size="small" className="w-full" onClick={onOpenPage}>
            {words("forgotPin")}
          </Button>
        </div>
      )}
    </form>
  );
}

type PointsWords = ReturnType<typeof useWords<"points">>;

/** A shopper who enters a PIN sees what it pays. */
function usedFor(words: PointsWords, pays: number): string {
  if (pays === 0) return words("pinText");
  return words("pinPays", { points: formatPoints(pays), amount: formatRupiah(pays) });
}

/** What is wrong with the text itself, before the club is asked. */
function entryError(words: PointsWords, refusal: PinRefusal | undefined): string | undefined {
  if (refusal?.result === "empty") return words("pinEmpty");
  return refusal?.result === "short" ? words("pinShort") : undefined;
}

function UnlockButton({ onOpenPage }: Pick<PinFormProps, "onOpenPage">) {
  const words = useWords("points");
  return (
    <>
      <Button className="mt-5 w-full" onClick={onOpenPage}>
        {words("unlockPin")}
      </Button>
      <p className="mt-2 text-center text-quiet text-sm">{words("newWindow")}</p>
    </>
  );
}
