import { Notice } from "@gelora/ui/notice.tsx";
import type { Ref } from "react";
import type { Loaded } from "../../../platform/session/read-cache.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { CardEntry } from "../../payment-methods/card-entry.tsx";
import { ChannelPicker } from "../../payment-methods/channel-picker.tsx";
import { ChannelsFailed, ChannelsLoading } from "../../payment-methods/channels-pending.tsx";
import type { PaymentChannel } from "../../payment-methods/payment-channel.ts";
import type { CardState } from "../../payment-methods/use-card.ts";
import { Section, type Step } from "./section.tsx";

type ChannelsProps = {
  readonly channels: Loaded<readonly PaymentChannel[]>;
  /** The chosen one. */
  readonly channel: PaymentChannel | undefined;
  /** A card's fields, if a card is chosen. */
  readonly card: CardState | undefined;
  /** Whole rupiah. */
  readonly total: number;
  /** False while that is what is expected, and the page shows another total still. */
  readonly isCounted: boolean;
  /** False until a delivery is chosen; the total then excludes it. */
  readonly isFreightKnown: boolean;
  /** Points pay for it, or a part of it. */
  readonly isWithPoints: boolean;
  readonly onChoose: (channelCode: string) => void;
  readonly onAskAgain: () => void;
  readonly fieldRef: Ref<HTMLInputElement & HTMLButtonElement>;
};

/** The tree of channels; empty if there is nothing to pay [CHK-04, CHK-18, CHK-20]. */
export function PaymentSection({ step, ...props }: ChannelsProps & { readonly step: Step }) {
  const words = useWords("checkout");
  const { total, channel, isWithPoints } = props;
  const isFree = total === 0;
  const nothingToPay = words(wordOfFree(props));
  return (
    <Section
      // Where there is nothing to choose there is nothing to edit.
      step={isFree ? { ...step, isFolded: false } : step}
      title={words("payment")}
      summary={<p className="font-bold">{channel?.name}</p>}
    >
      {isFree ? (
        <Notice tone="good" size="normal">
          {nothingToPay}
        </Notice>
      ) : (
        <>
          {isWithPoints ? <p className="-mt-2 mb-4 text-quiet text-sm">{words("paymentWithPoints")}</p> : null}
          <Channels {...props} />
        </>
      )}
    </Section>
  );
}

type FreeFacts = Pick<ChannelsProps, "isCounted" | "isFreightKnown" | "isWithPoints">;

/**
 * Shipping that is still to be chosen may be paid by points, and may be more than they are. Before
 * the PIN is given there is a total beside it: that there is nothing to pay comes with the zero.
 */
function wordOfFree({ isCounted, isFreightKnown, isWithPoints }: FreeFacts) {
  if (!isCounted && isFreightKnown) return "pointsEnough";
  if (isFreightKnown) return isWithPoints ? "nothingToPayPoints" : "nothingToPay";
  return isWithPoints ? "pointsBeforeFreight" : "freeBeforeFreight";
}

function Channels({ channels, channel, card, total, onChoose, onAskAgain, fieldRef }: ChannelsProps) {
  if (channels.state === "loading") return <ChannelsLoading />;
  if (channels.state === "failed") return <ChannelsFailed onAskAgain={onAskAgain} />;
  return (
    <ChannelPicker
      name="paymentChannel"
      channels={channels.value}
      chosen={channel?.code ?? undefined}
      total={total}
      onChoose={onChoose}
      fieldRef={fieldRef}
      below={card ? <CardEntry state={card} /> : undefined}
    />
  );
}
