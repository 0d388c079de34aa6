import { SelectField } from "@gelora/ui/select-field.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ReturnOptions } from "../data/return-documents.ts";
import { chosenSize, type LineWish, type ReturnMode, sizesFor } from "../model/return-form.ts";

export type WishFieldsProps = {
  readonly wish: LineWish;
  readonly reasons: ReturnOptions["returnReasons"];
  readonly mode: ReturnMode;
  /** True once sending was tried: what is missing is said. */
  readonly isChecked: boolean;
  readonly onChange: (change: Partial<Pick<LineWish, "count" | "reasonCode" | "exchangeSkuCode">>) => void;
};

/** How many pieces of a line go back, why, and for which size. */
export function WishFields({ wish, reasons, mode, isChecked, onChange }: WishFieldsProps) {
  const words = useWords("returns");
  const { name, count, most, reasonCode } = wish;
  const size = chosenSize(wish)?.skuCode ?? "";
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{name}</legend>
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {most > 1 ? (
          <SelectField
            label={words("count")}
            placeholder={words("count")}
            value={String(count)}
            onChange={({ target }) => onChange({ count: Number(target.value) || 1 })}
            choices={Array.from({ length: most }, (_, index) => ({ value: `${index + 1}`, name: `${index + 1}` }))}
          />
        ) : null}
        <SelectField
          label={words("reason")}
          placeholder={words("chooseReason")}
          value={reasonCode}
          error={isChecked && reasonCode === "" ? words("reasonMissing") : undefined}
          onChange={({ target }) => onChange({ reasonCode: target.value })}
          choices={reasons.map((reason) => ({ value: reason.code, name: reason.name }))}
          className={most > 1 ? "" : "sm:col-span-2"}
        />
        {mode === "EXCHANGE" ? (
          <SelectField
            label={words("otherSize")}
            placeholder={words("chooseSize")}
            value={size}
            error={isChecked && size === "" ? words("sizeMissing") : undefined}
            onChange={({ target }) => onChange({ exchangeSkuCode: target.value })}
            choices={sizesFor(wish).map(({ skuCode, sizeName }) => ({ value: skuCode, name: sizeName }))}
            className="sm:col-span-2"
          />
        ) : null}
      </div>
    </fieldset>
  );
}
