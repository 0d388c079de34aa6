import { toneClass } from "@gelora/ui/notice.tsx";
import { toneOf } from "../model/return-tone.ts";

/** A return's status, in the shop's own words [RET-07]. */
export function StatusChip({ status, text }: { readonly status: string | null | undefined; readonly text: string }) {
  return (
    <span className={`inline-block rounded-sm px-2 py-1 font-bold text-sm ${toneClass[toneOf(status)]}`}>{text}</span>
  );
}
