import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

/** What a coloured surface says, and its colours. */
export const toneClass = {
  bad: "bg-bad-soft text-bad",
  warn: "bg-warn-soft text-warn",
  good: "bg-good-soft text-good",
  club: "bg-club-soft text-club",
  plain: "bg-tint text-strong",
} as const;

export type Tone = keyof typeof toneClass;

const icons: Readonly<Record<Tone, IconName>> = {
  bad: "warning",
  warn: "clock",
  good: "check",
  club: "info",
  plain: "info",
};

export type NoticeProps = {
  readonly tone: Tone;
  /** A heading above several lines. */
  readonly title?: string;
  /** False for text only; or another icon, if the tone's own would mislead. */
  readonly icon?: IconName | false;
  readonly size?: "small" | "normal";
  /** At the end, such as a retry button. */
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A coloured note in the page. The caller decides whether it is announced. */
export function Notice({ tone, title, icon, size = "small", action, className = "", children }: NoticeProps) {
  const text = size === "small" ? "p-3 text-sm" : "p-4";
  return (
    <div className={`flex flex-wrap items-center gap-3 rounded-md ${text} ${toneClass[tone]} ${className}`}>
      <div className="flex min-w-0 flex-1 gap-2">
        {icon === false ? null : (
          <Icon name={icon ?? icons[tone]} className={`mt-0.5 ${size === "small" ? "size-4" : "size-5"}`} />
        )}
        <div className="min-w-0 flex-1">
          {title ? <h2 className="mb-1 text-base">{title}</h2> : null}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}
