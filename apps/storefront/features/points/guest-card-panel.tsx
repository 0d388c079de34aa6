import { mobilePrefix, shownMobile } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import type { GuestCard } from "./guest-card.ts";
import { PointsFrame } from "./parts/points-frame.tsx";
import type { GuestCardForm } from "./use-guest-card.ts";

export type GuestCardPanelProps = {
  readonly card: GuestCard | undefined;
  /** While there is no card. */
  readonly form: GuestCardForm;
  readonly onRemove: () => void;
};

/** A guest has no points section, but may name the card that earns for the order [CHK-13]. */
export function GuestCardPanel({ card, form, onRemove }: GuestCardPanelProps) {
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
      <div ref={place}>{card ? <FoundCard card={card} onRemove={onRemove} /> : <CardForm form={form} />}</div>
    </PointsFrame>
  );
}

function CardForm({ form }: Pick<GuestCardPanelProps, "form">) {
  const words = useWords("points");
  return (
    <form method="post" noValidate onSubmit={form.apply} className="flex flex-wrap items-start gap-3">
      <Field
        {...form.input}
        className="min-w-[min(100%,14rem)] flex-1"
        label={words("cardNumber")}
        hint={words("cardNumberHint")}
        prefix={mobilePrefix}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" look="outline" busy={form.isBusy} className="w-full sm:mt-6.5 sm:min-h-12.5 sm:w-auto">
        {words("cardCheck")}
      </Button>
    </form>
  );
}

function FoundCard({ card, onRemove }: { readonly card: GuestCard; readonly onRemove: () => void }) {
  const words = useWords("points");
  const number = shownMobile(card.mobile);
  return (
    <div role="status">
      <Notice
        tone="club"
        icon="check"
        size="normal"
        action={
          <Button
            look="quiet"
            size="small"
            className="-mr-3"
            aria-label={words("cardRemoveOf", { number })}
            onClick={onRemove}
          >
            {words("cardRemove")}
          </Button>
        }
      >
        <p className="font-bold">{card.name || words("cardHolder")}</p>
        <p className="text-sm">{words("cardEarns", { number })}</p>
      </Notice>
    </div>
  );
}
