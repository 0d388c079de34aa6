import { CopyButton } from "../../../chrome/copy-button.tsx";
import { useWords } from "../../../platform/use-words.ts";

/** The order's number, ready to be copied [Q96]. */
export function OrderCode({ code }: { readonly code: string }) {
  const words = useWords("orders");
  return (
    <span className="inline-flex min-w-0 items-center">
      <span className="figures min-w-0 break-all font-semibold">{code}</span>
      <CopyButton text={code} label={words("copyCode")} />
    </span>
  );
}
