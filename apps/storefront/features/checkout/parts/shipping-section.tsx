import { arrivalRange } from "@gelora/locale/arrival-range.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { RadioRow, RadioRows } from "@gelora/ui/choices.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import type { Ref } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { cheapestFirst } from "../model/offers.ts";
import { Section, type Step } from "./section.tsx";
import type { Quote, Quotes } from "./use-quotes.ts";

export type OffersProps = {
  readonly quotes: Quotes;
  /** The chosen offer. */
  readonly quote: Quote | undefined;
  readonly onChoose: (methodCode: string | undefined) => void;
  readonly onAskAgain: () => void;
  /** False where the order cannot be paid in cash, no matter who brings it. */
  readonly takesCash: boolean;
  /** Receives the chosen offer's button, or the first; the retry button if there are none. */
  readonly fieldRef: Ref<HTMLInputElement & HTMLButtonElement>;
};

/**
 * Shipping options with price and delivery days; quoted once district and zip are known [CHK-02,
 * CHK-25].
 */
export function ShippingSection({ step, ...offers }: OffersProps & { readonly step: Step }) {
  const words = useWords("checkout");
  const { quotes, quote } = offers;
  return (
    <Section step={step} title={words("shipping")} summary={quote ? <ChosenOffer quote={quote} /> : null}>
      {/*
       * Until couriers name their own days, which may be others; not in between, so nothing jumps.
       */}
      {quotes.state === "loading" || namesDays(quotes) ? null : (
        <p className="-mt-2 mb-4 text-quiet text-sm">{words("workingDays")}</p>
      )}
      <div aria-live="polite" aria-busy={quotes.state === "loading"}>
        <Offers {...offers} />
      </div>
    </Section>
  );
}

function namesDays(quotes: Quotes): boolean {
  return quotes.state === "ready" && quotes.quotes.some(({ earliestDate }) => earliestDate);
}

function ChosenOffer({ quote }: { readonly quote: Quote }) {
  const words = useWords("checkout");
  const days = useArrival(quote);
  return (
    <p>
      <strong className="block">
        {quote.name}, {quote.freight ? formatRupiah(quote.freight) : words("free")}
      </strong>
      {days}
    </p>
  );
}

/** The couriers' offers, or why there are none yet. */
export function Offers({ quotes, quote, takesCash, onChoose, onAskAgain, fieldRef }: OffersProps) {
  const words = useWords("checkout");
  if (quotes.state === "none") {
    return (
      <Notice tone="plain" size="normal">
        {words("shippingLater")}
      </Notice>
    );
  }
  if (quotes.state === "loading") {
    return (
      <div className="space-y-2">
        <span className="sr-only">{words("shippingLoading")}</span>
        <Skeleton className="h-[35rem]" />
      </div>
    );
  }
  if (quotes.state === "failed" || quotes.quotes.length === 0) {
    return <NoOffers quotes={quotes} onAskAgain={onAskAgain} fieldRef={fieldRef} />;
  }
  const offers = cheapestFirst(quotes.quotes);
  return (
    <RadioRows legend={words("shipping")}>
      {offers.map((offer) => (
        <Offer
          key={offer.code}
          offer={offer}
          isForCash={takesCash && offer.cashOnDelivery === true}
          isChosen={quote?.code === offer.code}
          onChoose={onChoose}
          fieldRef={offer.code === (quote ?? offers[0])?.code ? fieldRef : undefined}
        />
      ))}
    </RadioRows>
  );
}

function NoOffers({ quotes, onAskAgain, fieldRef }: Pick<OffersProps, "quotes" | "onAskAgain" | "fieldRef">) {
  const words = useWords("checkout");
  const failureText = useFailureText();
  return (
    <Notice
      tone="warn"
      size="normal"
      icon="warning"
      action={
        <Button ref={fieldRef} look="outline" size="small" onClick={onAskAgain}>
          {words("tryAgain")}
        </Button>
      }
    >
      {quotes.state === "failed" ? failureText(quotes.failure) : words("noShipping")}
    </Notice>
  );
}

type OfferProps = {
  readonly offer: Quote;
  readonly isForCash: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (methodCode: string | undefined) => void;
  readonly fieldRef: Ref<HTMLInputElement> | undefined;
};

function Offer({ offer, isForCash, isChosen, onChoose, fieldRef }: OfferProps) {
  const words = useWords("checkout");
  const days = useArrival(offer);
  return (
    <RadioRow
      ref={fieldRef}
      name="shippingMethod"
      value={offer.code ?? ""}
      checked={isChosen}
      onChange={() => onChoose(offer.code ?? undefined)}
    >
      <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <span className="font-bold">{offer.name}</span>
        <span className="figures font-bold">{offer.freight ? formatRupiah(offer.freight) : words("free")}</span>
        {days ? <span className="col-span-2 text-quiet text-sm">{days}</span> : null}
        {isForCash ? <span className="col-span-2 text-quiet text-sm">{words("cashPossible")}</span> : null}
      </span>
    </RadioRow>
  );
}

/** "Arrives 24–28 Nov", if the courier names the days. */
function useArrival({ earliestDate, latestDate }: Quote): string | undefined {
  const words = useWords("checkout");
  const { language } = usePage();
  const days = arrivalRange(earliestDate, latestDate, language);
  return days && words("arrives", { days });
}
