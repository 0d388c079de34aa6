import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { usePage } from "../../../platform/page-context.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useWords } from "../../../platform/use-words.ts";
import { arrivalRange } from "../model/arrival.ts";
import { cheapestFirst } from "../model/offers.ts";
import { Section } from "./section.tsx";
import type { CheckoutState } from "./use-checkout-state.ts";
import type { Quote } from "./use-quotes.ts";

/** How the parcel travels, with price and days of arrival; asked of the couriers once district and zip are known [CHK-02, CHK-25]. */
export function ShippingSection({ state, step }: { readonly state: CheckoutState; readonly step: number }) {
  const words = useWords("checkout");
  return (
    <Section
      name="shipping"
      step={step}
      title={words("shipping")}
      done={state.isDone("shipping")}
      faults={state.shownFaults}
      folding={state.folding}
      summary={<ChosenOffer state={state} />}
    >
      <p className="-mt-2 mb-4 text-quiet text-sm">{words("workingDays")}</p>
      <div aria-live="polite" aria-busy={state.quotes.state === "loading"}>
        <Offers state={state} />
      </div>
    </Section>
  );
}

function ChosenOffer({ state }: { readonly state: CheckoutState }) {
  const words = useWords("checkout");
  const { language } = usePage();
  const { quote } = state;
  if (!quote) return null;
  const days = arrivalRange(quote.earliestDate, quote.latestDate, language);
  return (
    <p>
      <strong className="block">
        {quote.name}, {quote.freight ? formatRupiah(quote.freight) : words("free")}
      </strong>
      {days ? words("arrives", { days }) : null}
    </p>
  );
}

function Offers({ state }: { readonly state: CheckoutState }) {
  const words = useWords("checkout");
  const failureText = useFailureText();
  const { quotes } = state;
  if (quotes.state === "none") {
    return <p className="rounded-md bg-tint p-4 text-sm text-strong">{words("shippingLater")}</p>;
  }
  if (quotes.state === "loading") {
    return (
      <div className="space-y-2">
        <span className="sr-only">{words("shippingLoading")}</span>
        <Skeleton className="h-[22rem]" />
      </div>
    );
  }
  if (quotes.state === "failed" || quotes.quotes.length === 0) {
    const text = quotes.state === "failed" ? failureText(quotes.failure) : words("noShipping");
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-soft p-4 text-warn">
        <p>{text}</p>
        <Button look="outline" size="small" onClick={state.askQuotes}>
          {words("tryAgain")}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="overflow-hidden rounded-md border border-control">
      <legend className="sr-only">{words("shipping")}</legend>
      {cheapestFirst(quotes.quotes).map((quote) => (
        <Offer key={quote.code} quote={quote} state={state} />
      ))}
    </fieldset>
  );
}

function Offer({ quote, state }: { readonly quote: Quote; readonly state: CheckoutState }) {
  const words = useWords("checkout");
  const { language } = usePage();
  const days = arrivalRange(quote.earliestDate, quote.latestDate, language);
  return (
    <label className="flex items-center gap-3 border-line p-4 not-first-of-type:border-t hover:bg-tint has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:-outline-offset-3">
      <input
        type="radio"
        name="shippingMethod"
        value={quote.code ?? ""}
        checked={state.choices.methodCode === quote.code}
        onChange={() => state.choose({ methodCode: quote.code ?? undefined })}
        className="size-5 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{quote.name}</span>
        {days ? <span className="block text-quiet text-sm">{words("arrives", { days })}</span> : null}
        {quote.cashOnDelivery ? <span className="block text-quiet text-sm">{words("cashPossible")}</span> : null}
      </span>
      <span className="figures font-bold">{quote.freight ? formatRupiah(quote.freight) : words("free")}</span>
    </label>
  );
}
