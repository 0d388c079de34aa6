import { foresee, objectTo, recall } from "../../linking/linking.ts";
import { closedObjectionPage, objectedPage, objectionPage } from "../pages/objection-page.ts";
import type { Answer } from "./member-page.ts";
import type { OpenRequest } from "./password-forms.ts";
import { queryOf, typed } from "./site-request.ts";

/** A used secret shows what came of it; one that is unknown or too old promises nothing. */
export async function showObjectionPage({ platform, request, visit }: OpenRequest): Promise<Answer> {
  const token = queryOf(request).get("token") ?? "";
  const prospect = await foresee(platform, token);
  return prospect ? objectionPage(visit, token, prospect) : spentPage({ platform, visit }, token);
}

/** Undoes a change of a card's link, by the secret of a message to its owner. */
export async function objectByForm({ platform, request, visit }: OpenRequest): Promise<Answer> {
  const token = typed(request, "token");
  const undone = await objectTo(platform, token);
  return undone.ok ? objectedPage(visit, token, undone.value) : spentPage({ platform, visit }, token);
}

async function spentPage({ platform, visit }: Pick<OpenRequest, "platform" | "visit">, token: string): Promise<Answer> {
  const came = await recall(platform, token);
  return came ? objectedPage(visit, token, came) : closedObjectionPage(visit);
}
