import type { NoticeTone } from "@gelora/ui/notice.tsx";
import { toneOf } from "../model/return-tone.ts";

const looks: Readonly<Record<NoticeTone, string>> = {
  bad: "bg-bad-soft text-bad",
  warn: "bg-warn-soft text-warn",
  good: "bg-good-soft text-good",
  club: "bg-club-soft text-club",
  plain: "bg-tint text-strong",
};

/** A return's status, in the shop's own words [RET-07]. */
export function StatusChip({ status, text }: { readonly status: string | null | undefined; readonly text: string }) {
  return <span className={`inline-block rounded-sm px-2 py-1 font-bold text-sm ${looks[toneOf(status)]}`}>{text}</span>;
}
