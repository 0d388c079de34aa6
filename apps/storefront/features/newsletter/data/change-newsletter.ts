import type { ResultOf, VariablesOf } from "../../../platform/gateway/document.ts";
import type { CallResult } from "../../../platform/gateway/gateway-call.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { changeDocument, type choicesDocument } from "./newsletter-documents.ts";

/** What a mail's link shows of its subscription, with the history of its consents. */
export type Choices = NonNullable<ResultOf<typeof choicesDocument>["newsletterChoices"]["data"]>[number];

type Change = VariablesOf<typeof changeDocument>["input"];

/** Ends, resumes or changes the subscription of a mailed link. */
export function changeNewsletter(input: Change): Promise<CallResult<Choices | undefined>> {
  return callShopForItem(changeDocument, { input }, (answer) => answer.changeNewsletter);
}
