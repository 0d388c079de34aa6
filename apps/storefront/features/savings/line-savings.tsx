import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { SavingList } from "@gelora/ui/saving-list.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { type SavedLine, type Saving, savingWord } from "./saving-word.ts";

/** Why a line of a cart or a checkout costs less than its list price. */
export function LineSavings({ line }: { readonly line: SavedLine & { readonly adjustmentList: readonly Saving[] } }) {
  const words = useWords("savings");
  const savings = line.adjustmentList.map((one) =>
    words(savingWord(one, line), { reason: one.explanation, amount: formatRupiah(one.amount) }),
  );
  return <SavingList savings={savings} />;
}
