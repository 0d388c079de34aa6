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
  /** Of no line any piece goes back. */
  readonly isNothing: boolean;
  readonly onChange: (change: Partial<Pick<LineWish, "count" | "reasonCode" | "exchangeSkuCode">>) => void;
};

/** How many pieces of a line go back, why, and for which size. */
export function WishFields({ wish, reasons, mode, isChecked, isNothing, onChange }: WishFieldsProps) {
  const words = useWords("returns");
  const { name, count, least, most, reasonCode } = wish;
  const hasCount = most > least;
  const size = chosenSize(wish)?.skuCode ?? "";
  const soldOut = wish.soldOutSize && words("sizeSoldOut", { size: wish.soldOutSize });
  const missing = soldOut ?? (isChecked ? words("sizeMissing") : undefined);
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{name}</legend>
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {hasCount ? (
          <CountField
            wish={wish}
            error={isChecked && isNothing ? words("countMissing") : undefined}
            onChange={onChange}
          />
        ) : null}
        {count === 0 ? null : (
          <SelectField
            label={words("reason")}
            placeholder={words("chooseReason")}
            value={reasonCode}
            error={isChecked && reasonCode === "" ? words("reasonMissing") : undefined}
            onChange={({ target }) => onChange({ reasonCode: target.value })}
            choices={reasons.map((reason) => ({ value: reason.code, name: reason.name }))}
            className={hasCount ? "" : "sm:col-span-2"}
          />
        )}
        {mode === "EXCHANGE" && count > 0 ? (
          <SelectField
            label={words("otherSize")}
            placeholder={words("chooseSize")}
            value={size}
            error={size === "" ? missing : undefined}
            onChange={({ target }) => onChange({ exchangeSkuCode: target.value })}
            choices={sizesFor(wish).map(({ skuCode, sizeName }) => ({ value: skuCode, name: sizeName }))}
            className="sm:col-span-2"
          />
        ) : null}
      </div>
    </fieldset>
  );
}

type CountFieldProps = Pick<WishFieldsProps, "wish" | "onChange"> & { readonly error: string | undefined };

function CountField({ wish: { count, least, most }, error, onChange }: CountFieldProps) {
  const label = useWords("returns")("count");
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => `${index + least}`);
  return (
    <SelectField
      label={label}
      placeholder={label}
      value={String(count)}
      error={error}
      onChange={({ target }) => onChange({ count: Number(target.value) || least })}
      choices={numbers.map((number) => ({ value: number, name: number }))}
    />
  );
}
