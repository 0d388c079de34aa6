import { Button } from "@gelora/ui/button.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { CardFields } from "../../payment-methods/card-fields.tsx";
import { ChannelPicker } from "../../payment-methods/channel-picker.tsx";
import { Section } from "./section.tsx";
import type { CheckoutState } from "./use-checkout-state.ts";

/** The tree of channels; nothing to choose when nothing is to be paid [CHK-04, CHK-18, CHK-20]. */
export function PaymentSection({ state, step }: { readonly state: CheckoutState; readonly step: number }) {
  const words = useWords("checkout");
  return (
    <Section
      name="payment"
      step={step}
      title={words("payment")}
      done={state.isDone("payment")}
      faults={state.shownFaults}
      folding={state.folding}
      summary={<p className="font-bold">{state.total === 0 ? words("nothingToPay") : state.channel?.name}</p>}
    >
      {state.total === 0 ? (
        <p className="rounded-md bg-good-soft p-4 text-good">{words("nothingToPay")}</p>
      ) : (
        <Channels state={state} />
      )}
    </Section>
  );
}

function Channels({ state }: { readonly state: CheckoutState }) {
  const words = useWords("payment-methods");
  const { channels, reloadChannels, choices, choose, total, isCard } = state;
  if (channels.state === "loading") {
    return (
      <div className="space-y-2">
        <span className="sr-only">{words("loading")}</span>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (channels.state === "failed") {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-soft p-4 text-warn">
        <p>{words("failed")}</p>
        <Button look="outline" size="small" onClick={() => void reloadChannels()}>
          {words("tryAgain")}
        </Button>
      </div>
    );
  }
  return (
    <ChannelPicker
      name="paymentChannel"
      channels={channels.value}
      chosen={choices.channelCode}
      total={total}
      onChoose={(channelCode) => choose({ channelCode })}
      below={isCard ? <CardFields state={state.card} /> : undefined}
    />
  );
}
