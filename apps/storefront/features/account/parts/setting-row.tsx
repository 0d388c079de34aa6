import type { ReactNode } from "react";
import { useWords } from "../../../platform/words/use-words.ts";

/** One value and the button to change it. */
export function SettingRow({
  label,
  value,
  change,
  onChange,
}: {
  readonly label: string;
  /** Empty: not given yet. */
  readonly value: string;
  /** Default: "Change". */
  readonly change?: string;
  readonly onChange?: () => void;
}) {
  const words = useWords("account");
  const action = change ?? words(value ? "change" : "add");
  return (
    <Row>
      <dt className="text-quiet text-sm">{label}</dt>
      <dd className={`break-words ${value ? "font-semibold" : "text-quiet"}`}>{value || words("notGiven")}</dd>
      {onChange ? (
        <dd className="col-start-2 row-span-2 row-start-1">
          <button
            type="button"
            onClick={onChange}
            aria-label={`${action}: ${label}`}
            className="-mr-2 min-h-11 rounded-md px-2 font-bold text-sm underline underline-offset-4 hover:bg-tint"
          >
            {action}
          </button>
        </dd>
      ) : null}
    </Row>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t py-3 first:border-t-0">
      {children}
    </div>
  );
}
