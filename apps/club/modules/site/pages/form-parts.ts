import { type Html, html } from "@gelora/locale/html.ts";

/** Why a form was not accepted: at one of its fields or, without one, as a whole. */
export type Refusal = { readonly field?: string; readonly text: string };

type Field = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type: "password" | "text" | "tel";
  readonly autocomplete: string;
  readonly isNumeric?: boolean;
  readonly maxLength: number;
  readonly value?: string;
};

/** A labelled input, with its refusal beside it when there is one; the first one has the focus. */
export function field(given: Field, refusals: readonly Refusal[]): Html {
  const { name, label, hint, type, autocomplete, isNumeric, maxLength, value } = given;
  const refusal = refusals.find((one) => one.field === name);
  const focus = refusals[0] === refusal ? html` autofocus` : html``;
  const notes = [hint ? `${name}-hint` : "", refusal ? `${name}-refusal` : ""].filter((id) => id !== "").join(" ");
  const state = [
    isNumeric ? html` inputmode="numeric"` : html``,
    value ? html` value="${value}"` : html``,
    notes ? html` aria-describedby="${notes}"` : html``,
    refusal ? html` aria-invalid="true"${focus}` : html``,
  ];
  return html`<p class="field"><label for="${name}">${label}</label>
${hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : undefined}
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${maxLength}"${state}>
${refusal ? html`<span class="refusal" id="${name}-refusal">${refusal.text}</span>` : undefined}</p>`;
}

/** A form that is sent to an address of the site. @param look of its button */
export function form(address: string, content: Html, button: string, look: "main" | "quiet" = "main"): Html {
  return html`<form method="post" action="${address}" novalidate>${content}<button class="${look}">${button}</button></form>`;
}

/** What stops a form as a whole. */
export function notice(refusals: readonly Refusal[]): Html | undefined {
  const whole = refusals.find((one) => one.field === undefined);
  return whole && html`<p class="notice" role="alert">${whole.text}</p>`;
}
