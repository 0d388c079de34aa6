import { foresee, objectTo } from "../../linking/linking.ts";
import { closedObjectionPage, objectedPage, objectionPage } from "../pages/objection-page.ts";
import type { Answer } from "./member-page.ts";
import type { OpenRequest } from "./password-forms.ts";
import { queryOf, typed } from "./site-request.ts";

/** A used or unknown secret promises nothing: the page says so at once. */
export async function showObjectionPage({ platform, request, visit }: OpenRequest): Promise<Answer> {
  const token = queryOf(request).get("token") ?? "";
  const prospect = await foresee(platform, token);
  return prospect ? objectionPage(visit, token, prospect) : closedObjectionPage(visit);
}

/** Undoes a change of a card's link, by the secret of a message to its owner. */
export async function objectByForm({ platform, request, visit }: OpenRequest): Promise<Answer> {
  const undone = await objectTo(platform, typed(request, "token"));
  return undone.ok ? objectedPage(visit, undone.value) : closedObjectionPage(visit);
}
