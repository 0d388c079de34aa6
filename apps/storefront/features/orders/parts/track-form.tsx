import { mobilePrefix } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import type { FormEvent } from "react";
import { useWords } from "../../../platform/use-words.ts";
import type { TrackForm } from "../model/track-form.ts";
import type { useTracking } from "./use-tracking.ts";

const ids = { orderCode: "track-order-code", contact: "track-contact" } as const;

/** The number of an order and one contact that it was placed with [ORD-03, Q79]. */
export function TrackOrderForm({ tracking }: { readonly tracking: ReturnType<typeof useTracking> }) {
  const words = useWords("orders");
  const { form, change, faults, refused, working } = tracking;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const field = working ? undefined : tracking.look();
    if (field) document.getElementById(ids[field])?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="rounded-lg border border-line bg-white p-5 md:p-7">
      <Field
        id={ids.orderCode}
        label={words("orderCode")}
        value={form.orderCode}
        onChange={(event) => change({ orderCode: event.target.value })}
        error={faults.orderCode && words(`fault.${faults.orderCode}`)}
        hint={words("codeHint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ContactChoice by={form.by} onChoose={(by) => change({ by })} />
      <ContactField form={form} change={change} error={faults.contact && words(`fault.${faults.contact}`)} />
      <div role="alert">
        {refused ? (
          <p className="mt-4 rounded-md bg-bad-soft px-4 py-3 font-semibold text-bad text-sm">{refused}</p>
        ) : null}
      </div>
      <Button type="submit" busy={working} className="mt-5 w-full">
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
      <div className="grid grid-cols-2 gap-1 rounded-md bg-tint p-1">
        {(["email", "mobile"] as const).map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 items-center justify-center rounded-sm px-3 font-semibold text-sm text-strong has-focus-visible:outline-3 has-focus-visible:outline-accent has-checked:bg-white has-checked:text-ink"
          >
            <input
              type="radio"
              name="contact-by"
              value={kind}
              checked={by === kind}
              onChange={() => onChoose(kind)}
              className="sr-only"
            />
            {words(kind)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ContactField({
  form,
  change,
  error,
}: {
  readonly form: TrackForm;
  readonly change: (patch: Partial<TrackForm>) => void;
  readonly error: string | undefined;
}) {
  const words = useWords("orders");
  if (form.by === "email") {
    return (
      <Field
        key="email"
        id={ids.contact}
        className="mt-4"
        label={words("emailLabel")}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
        error={error}
      />
    );
  }
  return (
    <Field
      key="mobile"
      id={ids.contact}
      className="mt-4"
      label={words("mobileLabel")}
      prefix={mobilePrefix}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      value={form.mobile}
      onChange={(event) => change({ mobile: event.target.value })}
      error={error}
    />
  );
}
