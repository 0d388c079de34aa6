import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { type Instruction, offersOthers, viewOfInstruction } from "../model/payment-view.ts";
import { ChannelHeading } from "./channel-heading.tsx";
import { Deadline } from "./deadline.tsx";
import { Numbers } from "./numbers.tsx";
import { OtherChannel } from "./other-channel.tsx";
import type { Payer } from "./payer.ts";
import { PaymentSteps } from "./payment-steps.tsx";
import { SaveCode } from "./save-code.tsx";

export type PayableProps = {
  readonly instruction: Instruction;
  readonly ask: () => Promise<void>;
};

export type PayNowProps = PayableProps & {
  readonly payer: Payer;
  /**
   * How often the shopper has switched to another way here: what was said of the former is gone.
   */
  readonly switches: number;
};

/**
 * The numbers or code and the time left; the steps and other ways to pay, beside them where there
 * is room. Cash has neither.
 */
export function PayNow({ instruction, ask, payer, switches }: PayNowProps) {
  const { channelName, channelCode, kind, deadline, serverTime } = instruction;
  const words = useWords("payment");
  return (
    <div className="@container">
      <p role="status" className="sr-only">
        {switches === 0 ? null : words("switched", { name: channelName })}
      </p>
      <div
        key={`${channelCode} ${switches}`}
        className={`grid gap-4 ${kind === "CASH" ? "" : "@min-[52rem]:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] @min-[52rem]:items-start"}`}
      >
        <section aria-label={channelName} className={panelClass}>
          <ChannelHeading instruction={instruction} switches={switches} />
          {deadline ? <Deadline deadline={deadline} serverTime={serverTime} /> : null}
          <Means instruction={instruction} />
          <Numbers view={viewOfInstruction(instruction)} canCopy={kind !== "CASH"} />
          <LiveStatus kind={kind} ask={ask} />
        </section>
        <div className="space-y-4 empty:hidden">
          <PaymentSteps channelCode={channelCode} />
          {offersOthers(instruction) ? <OtherChannel instruction={instruction} again={false} payer={payer} /> : null}
        </div>
      </div>
    </div>
  );
}

/** A code to scan, a page to open, cash to prepare, or nothing if there are numbers to type. */
function Means({
  instruction: { orderCode, kind, qrImage, redirectAddress, channelName },
}: {
  readonly instruction: Instruction;
}) {
  const words = useWords("payment");
  if (kind === "CASH")
    return (
      <Notice tone="plain" size="normal">
        {words("cashText")}
      </Notice>
    );
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
        <SaveCode image={qrImage} orderCode={orderCode} />
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

/** The page polls by itself; this button asks at once. */
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
