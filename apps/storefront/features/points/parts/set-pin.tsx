import { Button } from "@gelora/ui/button.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { PinRefusal } from "../model/pin-entry.ts";
import { PinRefusalNote } from "./pin-refusal-note.tsx";

type SetPinProps = { readonly refusal: PinRefusal | undefined; readonly onOpenPage: () => void };

/** Without a PIN: the way to the club's page, where it is set [PIN-02]. */
export function SetPin({ refusal, onOpenPage }: SetPinProps) {
  const words = useWords("points");
  return (
    <div className="settle">
      <p>{words("setPinText")}</p>
      <PinRefusalNote refusal={refusal} />
      <Button className="mt-5 w-full" onClick={onOpenPage}>
        {words("setPin")}
      </Button>
      <p className="mt-2 text-center text-quiet text-sm">{words("newWindow")}</p>
    </div>
  );
}
