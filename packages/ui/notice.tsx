import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

const tones = {
  bad: { look: "bg-bad-soft text-bad", icon: "warning" },
  warn: { look: "bg-warn-soft text-warn", icon: "clock" },
  good: { look: "bg-good-soft text-good", icon: "check" },
  club: { look: "bg-club-soft text-club", icon: "info" },
  plain: { look: "bg-tint text-strong", icon: "info" },
} as const satisfies Readonly<Record<string, { readonly look: string; readonly icon: IconName }>>;

export type NoticeTone = keyof typeof tones;

export type NoticeProps = {
  readonly tone: NoticeTone;
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
  const { look, icon: own } = tones[tone];
  const text = size === "small" ? "p-3 text-sm" : "p-4";
  return (
    <div className={`flex flex-wrap items-center gap-3 rounded-md ${text} ${look} ${className}`}>
      <div className="flex min-w-0 flex-1 gap-2">
        {icon === false ? null : (
          <Icon name={icon ?? own} className={`mt-0.5 ${size === "small" ? "size-4" : "size-5"}`} />
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
