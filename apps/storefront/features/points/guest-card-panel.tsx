import { mobilePrefix, shownMobile } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useEffect, useRef } from "react";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../platform/gateway/use-form.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { findGuestCard } from "./data/find-guest-card.ts";
import { cardError, type GuestCard } from "./guest-card.ts";
import { PointsFrame } from "./parts/points-frame.tsx";

export type GuestCardPanelProps = {
  readonly card: GuestCard | undefined;
  readonly onFind: (card: GuestCard) => void;
  readonly onRemove: () => void;
};

/** A guest has no points section, but may name the card that earns for the order [CHK-13]. */
export function GuestCardPanel({ card, onFind, onRemove }: GuestCardPanelProps) {
  const words = useWords("points");
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(card);
  // What had the focus is gone when the card is found or removed.
  useEffect(() => {
    if (shown.current !== card) place.current?.querySelector<HTMLElement>("input, button")?.focus();
    shown.current = card;
  }, [card]);
  return (
    <PointsFrame title={words("cardTitle")} note={card ? undefined : words("cardText")}>
      <div ref={place}>{card ? <FoundCard card={card} onRemove={onRemove} /> : <CardForm onFind={onFind} />}</div>
    </PointsFrame>
  );
}

function CardForm({ onFind }: Pick<GuestCardPanelProps, "onFind">) {
  const words = useWords("points");
  const failureText = useFailureText();
  const form = useForm({ mobile: "" }, ({ mobile }) => {
    const error = cardError(mobile);
    return { mobile: error === "EMPTY" ? words("cardEmpty") : error && failureText({ code: error, message: "" }) };
  });
  const send = form.submit(async () => {
    const found = await findGuestCard(form.values.mobile);
    if ("failure" in found) return found.failure;
    onFind(found.card);
    return undefined;
  });
  const { good: _good, ...input } = form.input("mobile");
  const refusal = form.failure ? failureText(form.failure, words("cardLater")) : undefined;
  return (
    <form noValidate onSubmit={send} className="flex flex-wrap items-start gap-x-3 gap-y-3">
      <Field
        {...input}
        className="min-w-56 flex-1"
        label={words("cardNumber")}
        prefix={mobilePrefix}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        error={input.error ?? refusal}
        onChange={(event) => {
          form.clear();
          input.onChange(event);
        }}
      />
      <Button type="submit" look="outline" busy={form.busy} className="w-full sm:mt-6.5 sm:min-h-12.5 sm:w-auto">
        {words("cardCheck")}
      </Button>
    </form>
  );
}

function FoundCard({ card, onRemove }: { readonly card: GuestCard; readonly onRemove: () => void }) {
  const words = useWords("points");
  const number = shownMobile(card.mobile);
  return (
    <div role="status" className="flex items-center gap-3 rounded-md bg-club-soft p-4 text-club">
      <Icon name="check" className="size-5 stroke-3" />
      <p className="min-w-0 flex-1">
        <span className="block font-bold">{card.name || words("cardHolder")}</span>
        <span className="block text-sm">{words("cardEarns", { number })}</span>
      </p>
      <Button
        look="quiet"
        size="small"
        className="-mr-3"
        aria-label={words("cardRemoveOf", { number })}
        onClick={onRemove}
      >
        {words("cardRemove")}
      </Button>
    </div>
  );
}
