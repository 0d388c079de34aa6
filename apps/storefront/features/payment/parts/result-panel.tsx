import type { ReactNode } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useWords } from "../../../platform/use-words.ts";

export type ResultPanelProps = {
  readonly tone: "good" | "bad" | "waiting";
  readonly title: string;
  readonly texts: readonly string[];
  readonly orderCode: string | undefined;
  /** Ways on. */
  readonly children: ReactNode;
};

const tones = {
  good: { icon: "check", look: "bg-good text-white" },
  bad: { icon: "warning", look: "bg-bad text-white" },
  waiting: { icon: "clock", look: "bg-warn-soft text-warn" },
} as const;

/** How a payment ended: a sign, a sentence, the order's number, the ways on. */
export function ResultPanel({ tone, title, texts, orderCode, children }: ResultPanelProps) {
  const words = useWords("payment");
  const { icon, look } = tones[tone];
  return (
    <div data-result={tone} className="rounded-lg bg-white px-5 py-10 text-center sm:px-10">
      <span className={`mx-auto grid size-16 place-items-center rounded-full ${look}`}>
        <Icon name={icon} className={`size-8 ${tone === "waiting" ? "animate-pulse-soft" : ""}`} />
      </span>
      <h1 className="mt-5 text-2xl">{title}</h1>
      {texts.map((text) => (
        <p key={text} className="mx-auto mt-2 max-w-md text-strong">
          {text}
        </p>
      ))}
      {orderCode ? <p className="figures mt-4 text-quiet text-sm">{words("order", { code: orderCode })}</p> : null}
      <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
