import { type Html, html } from "../domain/html.ts";

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

/** A labelled input, with its refusal beside it when there is one. */
export function field(given: Field, refusal: Refusal | undefined): Html {
  const { name, label, hint, type, autocomplete, isNumeric, maxLength, value } = given;
  const isRefused = refusal?.field === name;
  const notes = [hint ? `${name}-hint` : "", isRefused ? `${name}-refusal` : ""].filter((id) => id !== "").join(" ");
  const state = [
    isNumeric ? html` inputmode="numeric"` : html``,
    value ? html` value="${value}"` : html``,
    notes ? html` aria-describedby="${notes}"` : html``,
    isRefused ? html` aria-invalid="true" autofocus` : html``,
  ];
  return html`<p class="field"><label for="${name}">${label}</label>
${hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : undefined}
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${maxLength}"${state}>
${isRefused ? html`<span class="refusal" id="${name}-refusal">${refusal.text}</span>` : undefined}</p>`;
}

/** A form that is sent to an address of the site. @param look of its button */
export function form(address: string, content: Html, button: string, look: "main" | "quiet" = "main"): Html {
  return html`<form method="post" action="${address}" novalidate>${content}<button class="${look}">${button}</button></form>`;
}

/** What stops a form as a whole. */
export function notice(refusal: Refusal | undefined): Html | undefined {
  return refusal && refusal.field === undefined ? html`<p class="notice" role="alert">${refusal.text}</p>` : undefined;
}
