import { isSizeKind } from "@gelora/contracts/size-kind.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import type { FindSizeProps } from "../find-size-props.ts";
import { adviseSize, type ChartRow, type FoundSize, fullNameOf } from "../model/find-size.ts";
import { rememberSize } from "../my-sizes.ts";
import { useMySizes } from "../use-my-sizes.ts";
import { useSizeWords } from "./size-words.tsx";

type FoundProps = Omit<FindSizeProps, "source"> & {
  readonly found: FoundSize;
  readonly fit: string | null;
  /** Which of the shopper's sizes it is; null for those that are not remembered. */
  readonly kind: string | null;
};

/** The answer: a size with its conversion and what to do with it, or plainly that there is none. */
export function FoundSizeNote({ found, fit, ...actions }: FoundProps) {
  const words = useSizeWords();
  if (found.kind === "no-data")
    return (
      <Notice tone="warn" icon="info">
        {words("noDataHere")}
      </Notice>
    );
  if (found.kind === "below" || found.kind === "above")
    return (
      <Notice tone="warn" icon="info">
        {words(found.kind === "below" ? "belowAll" : "aboveAll", { size: fullNameOf(found.row) })}
      </Notice>
    );
  const row = found.kind === "fits" ? found.row : adviseSize(fit, found.smaller, found.larger);
  return (
    <div className="rounded-lg bg-tint p-4" data-found={row.sizeCode}>
      {found.kind === "fits" ? <p className="text-sm text-strong">{words("yourSize")}</p> : null}
      {found.kind === "between" ? (
        <p className="text-sm text-strong">
          {words(row === found.smaller ? "betweenTakeSmaller" : "betweenTakeLarger", {
            smaller: found.smaller.name,
            larger: found.larger.name,
          })}
        </p>
      ) : null}
      <p className="figures mt-1 font-extrabold text-2xl">{row.name}</p>
      {row.otherNames.length > 0 ? <p className="figures text-strong text-sm">{row.otherNames.join(" · ")}</p> : null}
      <Actions row={row} {...actions} />
      {found.kind === "between" ? (
        <OtherOne row={row === found.smaller ? found.larger : found.smaller} {...actions} />
      ) : null}
    </div>
  );
}

type RowProps = Omit<FoundProps, "found" | "fit"> & { readonly row: ChartRow };

/** Chooses the size on the product page, which remembers it; elsewhere it is remembered alone. */
function Actions({ row, offer, kind, onMySizes, onClose }: RowProps) {
  const words = useSizeWords();
  const { remember, busy } = useRemembering(kind, row.sizeCode);
  const rememberAlone = async (): Promise<void> => {
    if (!(await remember())) return;
    showToast(words("remembered", { size: row.name }));
    onMySizes();
  };
  const offered = offer?.(row.name);
  if (typeof offered === "object")
    return (
      <a
        href={offered.address}
        data-keep-scroll=""
        data-replace=""
        onClick={() => {
          void remember();
          onClose();
        }}
        className={`${buttonClass()} mt-3 w-full`}
      >
        {words("take", { size: row.name })}
      </a>
    );
  return (
    <>
      {offered ? (
        <p className="mt-3 font-semibold text-sm text-warn">{words(reasons[offered], { size: row.name })}</p>
      ) : null}
      {isSizeKind(kind) ? (
        <Button look="ink" busy={busy} className="mt-3 w-full" onClick={() => void rememberAlone()}>
          {words("remember")}
        </Button>
      ) : null}
    </>
  );
}

/** Keeps a size as the shopper's own, where its kind is one that is remembered. */
function useRemembering(kind: string | null, sizeCode: string) {
  const tellFailure = useFailureToast();
  const { reload } = useMySizes();
  const [busy, setBusy] = useState(false);
  const remember = async (): Promise<boolean> => {
    if (!isSizeKind(kind)) return true;
    setBusy(true);
    const failure = await rememberSize({ kind, sizeCode });
    if (failure) tellFailure(failure);
    else await reload();
    setBusy(false);
    return failure === undefined;
  };
  return { remember, busy };
}

const reasons = { "not-sold": "notSold", "not-in-colour": "notInColour" } as const;

/** The other of two sizes, a quieter choice. */
function OtherOne({ row, offer, onClose }: RowProps) {
  const words = useSizeWords();
  const offered = offer?.(row.name);
  if (typeof offered !== "object") return null;
  return (
    <a
      href={offered.address}
      data-keep-scroll=""
      data-replace=""
      onClick={onClose}
      className="mt-2 flex min-h-11 items-center justify-center text-sm underline underline-offset-4"
    >
      {words("takeOther", { size: row.name })}
    </a>
  );
}
