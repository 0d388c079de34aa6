import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { useState } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { orderAddress, useIsMember } from "../../../platform/order-address.ts";
import { useWords } from "../../../platform/use-words.ts";
import { type Instruction, viewOfInstruction } from "../model/payment-view.ts";
import { Deadline } from "./deadline.tsx";
import { Numbers } from "./numbers.tsx";
import { OtherChannel } from "./other-channel.tsx";
import { PaymentSteps } from "./payment-steps.tsx";

export type PayableProps = {
  readonly instruction: Instruction;
  readonly now: number;
  readonly ask: () => Promise<void>;
};

export function Payable({ instruction, now, ask }: PayableProps) {
  const words = useWords("payment");
  const isMember = useIsMember();
  const { orderCode, amount, channelName, channelCode, kind, deadline } = instruction;
  return (
    <>
      <h1 className="text-3xl">{words(kind === "CASH" ? "titleCash" : "title")}</h1>
      <p className="figures mt-2 text-quiet">{words("order", { code: orderCode })}</p>
      <div className="mt-6 space-y-4">
        <section aria-label={channelName} className="rounded-lg bg-white p-5 sm:p-6">
          <h2 className="mb-4 flex items-baseline justify-between gap-4 text-xl">
            {channelName}
            {kind === "QRIS" ? null : <span className="sr-only">{formatRupiah(amount)}</span>}
          </h2>
          {deadline ? <Deadline deadline={deadline} now={now} /> : null}
          <Means instruction={instruction} />
          <Numbers view={viewOfInstruction(instruction)} canCopy={kind !== "CASH"} />
          <LiveStatus kind={kind} ask={ask} />
        </section>
        <PaymentSteps channelCode={channelCode} />
        {kind === "CASH" ? null : <OtherChannel instruction={instruction} again={false} />}
        <a
          href={orderAddress(orderCode, isMember)}
          className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4"
        >
          <Icon name="receipt" />
          {words("toOrder")}
        </a>
      </div>
    </>
  );
}

/** A code to scan, a page to open, cash to keep ready, or nothing when there are numbers to type. */
function Means({
  instruction: { kind, qrImage, redirectAddress, channelName },
}: {
  readonly instruction: Instruction;
}) {
  const words = useWords("payment");
  if (kind === "CASH") return <p className="rounded-md bg-tint p-4">{words("cashText")}</p>;
  if (qrImage) {
    return (
      <figure className="mt-5 text-center">
        <img
          src={qrImage}
          alt={words("qrAlt")}
          width={280}
          height={280}
          className="mx-auto w-full max-w-72 rounded-md border border-line"
        />
        <figcaption className="mt-2 text-quiet text-sm">{words("qrText")}</figcaption>
      </figure>
    );
  }
  if (!redirectAddress) return null;
  return (
    <div className="mt-5">
      <a href={redirectAddress} data-reload="" className={`w-full ${buttonClass()}`}>
        {words(kind === "CARD" ? "openBank" : "openWallet", { name: channelName })}
        <Icon name="arrow-right" />
      </a>
      <p className="mt-2 text-quiet text-sm">{words("openText")}</p>
    </div>
  );
}

/** The page finds out by itself; who cannot wait may ask. */
function LiveStatus({ kind, ask }: { readonly kind: string; readonly ask: () => Promise<void> }) {
  const words = useWords("payment");
  const [state, setState] = useState<"idle" | "asking" | "asked">("idle");
  if (kind === "CASH") return null;
  const check = async (): Promise<void> => {
    setState("asking");
    await ask();
    setState("asked");
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <p role="status" className="flex min-w-0 flex-1 basis-60 items-center gap-3 text-sm text-strong">
        <span aria-hidden="true" className="size-2.5 shrink-0 animate-pulse-soft rounded-full bg-warn" />
        {words(state === "asked" ? "notYet" : "waiting")}
      </p>
      <Button look="outline" size="small" busy={state === "asking"} onClick={() => void check()}>
        {words("havePaid")}
      </Button>
    </div>
  );
}
