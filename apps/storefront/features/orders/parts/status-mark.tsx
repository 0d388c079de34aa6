import { Icon } from "@gelora/ui/icon.tsx";
import { toneClass } from "@gelora/ui/notice.tsx";
import { type StatusFace, statusFace } from "../model/order-status.ts";

const tones: Readonly<Record<StatusFace["tone"], string>> = {
  wait: toneClass.warn,
  going: toneClass.club,
  done: toneClass.good,
  over: "bg-tint text-quiet",
};

const failedFace = { icon: "warning", tone: "wait" } as const;

/** The documents' icon of a status, in its tone. The text stands beside it. */
export function StatusMark({
  status,
  isFailed = false,
  big = false,
}: {
  readonly status: number | null | undefined;
  /** True while a parcel could not be delivered. */
  readonly isFailed?: boolean;
  readonly big?: boolean;
}) {
  const { icon, tone } = isFailed ? failedFace : statusFace(status);
  return (
    <span
      data-icon={icon}
      className={`grid shrink-0 place-items-center rounded-full ${tones[tone]} ${big ? "size-14" : "size-9"}`}
    >
      <Icon name={icon} className={big ? "size-7" : "size-5"} />
    </span>
  );
}
