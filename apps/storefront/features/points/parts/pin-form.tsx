import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { useEffect, useRef } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { type PinEntry, pinLength } from "../model/pin-entry.ts";
import { PinRefusalNote } from "./pin-refusal-note.tsx";

type PinFormProps = {
  readonly entry: PinEntry;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
  readonly onOpenPage: () => void;
};

/** The hidden field of the PIN, and what the club said of the last one [PIN-05, PIN-08, PIN-09]. */
export function PinForm({ entry, onType, onSend, onOpenPage }: PinFormProps) {
  const words = useWords("points");
  const { face, refusal, typed, isBusy } = entry;
  const isDisabled = face === "disabled";
  const form = useRef<HTMLFormElement>(null);
  // After a wrong PIN the next one is typed in the same place; a disabled one leads to the button.
  useEffect(() => form.current?.querySelector<HTMLElement>("input:enabled, button")?.focus(), [refusal, face]);
  return (
    <form
      ref={form}
      noValidate
      // The second of a double tap on what opened it does nothing here.
      className="settle"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <p className="mb-4">{words(isDisabled ? "disabledText" : "pinText")}</p>
      {isDisabled ? null : (
        <Field
          label={words("pin")}
          type="password"
          autoComplete="off"
          maxLength={pinLength}
          value={typed}
          error={refusal?.result === "empty" ? words("pinEmpty") : undefined}
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
