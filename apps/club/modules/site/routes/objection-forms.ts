import { canObject, objectTo } from "../../linking/linking.ts";
import { objectedPage, objectionPage } from "../pages/objection-page.ts";
import type { Answer } from "./member-page.ts";
import type { OpenRequest } from "./password-forms.ts";
import { refusalOf } from "./refusal-of.ts";
import { queryOf, typed } from "./site-request.ts";

/** A used or unknown secret promises nothing: the page says so at once. */
export async function showObjectionPage({ platform, request, visit }: OpenRequest): Promise<Answer> {
  const token = queryOf(request).get("token") ?? "";
  return (await canObject(platform, token)) ? objectionPage(visit, token) : objectedPage(visit, "expired");
}

/** Undoes a change of a card's link, by the secret of a message to its owner. */
export async function objectByForm({ platform, request, visit }: OpenRequest): Promise<Answer> {
  const token = typed(request, "token");
  const undone = await objectTo(platform, token);
  if (undone.ok) return objectedPage(visit, undone.value.isRestored ? "restored" : "notRestored");
  if (undone.failure.code === "LINK_EXPIRED") return objectedPage(visit, "expired");
  return objectionPage(visit, token, refusalOf(visit, undone.failure));
}
