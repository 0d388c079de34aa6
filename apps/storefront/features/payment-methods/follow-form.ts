import { ownPath } from "../../platform/own-path.ts";

/** What the `form` of a placed order asks for [PAY-01, Q74]. */
export type NextStep =
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "leave"; readonly address: string }
  | { readonly kind: "submit"; readonly html: string };

/** A page of ours, an address of the payment provider, or an HTML form to be sent to it. Anything else leads home. */
export function nextStep(form: string | null | undefined): NextStep {
  const text = form?.trim() ?? "";
  if (/^https?:\/\//i.test(text)) return { kind: "leave", address: text };
  if (text.startsWith("<")) return { kind: "submit", html: text };
  return { kind: "page", path: ownPath(text) };
}

/** Goes where the order's payment leads. */
export function followForm(form: string | null | undefined, navigate: (path: string) => unknown): void {
  const step = nextStep(form);
  if (step.kind === "page") navigate(step.path);
  if (step.kind === "leave") location.assign(step.address);
  if (step.kind === "submit") submitHtml(step.html);
}

/** Takes the first form out of the provider's HTML and sends it; scripts in it stay asleep, and the page's policy says where forms may lead. */
function submitHtml(html: string): void {
  const form = new DOMParser().parseFromString(html, "text/html").querySelector("form");
  if (!form) return;
  form.hidden = true;
  document.body.append(document.adoptNode(form));
  // A field named "submit" would hide the method.
  HTMLFormElement.prototype.submit.call(form);
}
