import { loadDocument } from "../../platform/page/load-document.ts";

/**
 * Goes where an order is paid [PAY-01, Q74]: `form` is an address to open or an HTML form to
 * submit. Only the form's action, method and fields are used, so no foreign script or markup enters
 * our page.
 * @returns false if there is nothing to go to
 */
export function leaveToPay(form: string | null | undefined): boolean {
  const text = form?.trim() ?? "";
  if (text === "") return false;
  if (text.startsWith("<")) return submitForm(text);
  const address = new URL(text, location.href);
  if (!/^https?:$/.test(address.protocol)) return false;
  loadDocument(address);
  return true;
}

function submitForm(html: string): boolean {
  const given = new DOMParser().parseFromString(html, "text/html").querySelector("form");
  const address = given?.getAttribute("action");
  if (!given || !address || !/^https?:$/.test(new URL(address, location.href).protocol)) return false;
  const form = document.createElement("form");
  form.action = address;
  form.method = given.method;
  form.hidden = true;
  for (const [name, value] of new FormData(given)) {
    if (typeof value !== "string") continue;
    const field = document.createElement("input");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  return true;
}
