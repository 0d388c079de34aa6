import { Art } from "@gelora/ui/art.tsx";
import type { ReactNode } from "react";
import { useWords } from "../../../platform/words/use-words.ts";

export type ResultPanelProps = {
  readonly tone: "good" | "bad" | "waiting";
  readonly title: string;
  readonly texts: readonly string[];
  /** Who can help; leads there. */
  readonly help?: string | undefined;
  readonly orderCode: string | undefined;
  /** Links to continue. */
  readonly children: ReactNode;
};

const drawings = { good: "order-placed", bad: "payment-failed", waiting: "waiting" } as const;

/** How a payment ended: a drawing, a sentence, the order's number, and links to continue. */
export function ResultPanel({ tone, title, texts, help, orderCode, children }: ResultPanelProps) {
  const words = useWords("payment");
  return (
    <div data-result={tone} className="rounded-lg bg-white px-5 py-10 text-center sm:px-10">
      <Art name={drawings[tone]} />
      <h1 className="mt-5 text-2xl">{title}</h1>
      {texts.map((text) => (
        <p key={text} className="mx-auto mt-2 max-w-md text-strong">
          {text}
        </p>
      ))}
      {help ? (
        <a href="/contact-us" className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4">
          {help}
        </a>
      ) : null}
      {orderCode ? <p className="figures mt-4 text-quiet text-sm">{words("order", { code: orderCode })}</p> : null}
      <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
