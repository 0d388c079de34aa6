import { mobilePrefix } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { RadioSegment, SegmentRow } from "@gelora/ui/choices.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { outlinedClass } from "@gelora/ui/surface.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { TrackForm } from "../model/track-form.ts";
import type { useTracking } from "./use-tracking.ts";

type Tracking = Pick<ReturnType<typeof useTracking>, "form" | "look" | "busy" | "refused">;

/** An order's number and one contact it was placed with [ORD-03, Q79]. */
export function TrackOrderForm({ tracking }: { readonly tracking: Tracking }) {
  const words = useWords("orders");
  const { form, look, busy, refused } = tracking;
  const { by } = form.values;
  return (
    <form method="post" noValidate onSubmit={look} className={`${outlinedClass} p-5 md:p-7`}>
      <Field
        {...form.input("orderCode")}
        good={false}
        id="track-order-code"
        label={words("orderCode")}
        hint={words("codeHint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ContactChoice by={by} onChoose={(chosen) => form.change({ by: chosen })} />
      <ContactField key={by} form={form} />
      <div className="mt-4">
        <RefusalNote text={refused} />
      </div>
      <Button type="submit" busy={busy} className="mt-5 w-full">
        {words("trackAction")}
      </Button>
    </form>
  );
}

function ContactChoice({
  by,
  onChoose,
}: {
  readonly by: TrackForm["by"];
  readonly onChoose: (by: TrackForm["by"]) => void;
}) {
  const words = useWords("orders");
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 font-semibold text-sm">{words("contactBy")}</legend>
      <SegmentRow>
        {(["email", "mobile"] as const).map((kind) => (
          <RadioSegment key={kind} name="contact-by" value={kind} checked={by === kind} onChange={() => onChoose(kind)}>
            {words(kind)}
          </RadioSegment>
        ))}
      </SegmentRow>
    </fieldset>
  );
}

function ContactField({ form }: { readonly form: Tracking["form"] }) {
  const words = useWords("orders");
  const { by } = form.values;
  const common = { ...form.input(by), good: false, id: "track-contact", className: "mt-4" };
  if (by === "email") {
    return <Field {...common} label={words("emailLabel")} type="email" inputMode="email" autoComplete="email" />;
  }
  return (
    <Field
      {...common}
      label={words("mobileLabel")}
      prefix={mobilePrefix}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  );
}
