import { askShop } from "../../../platform/ask-shop.ts";
import { flagsOf, type Subscriptions } from "../model/subscriptions.ts";
import { keepPreferencesDocument } from "./account-documents.ts";

/** A tick shows at once; when it could not be kept it goes back without a word [NWS-21], else 'Success' is said [NWS-22]. */
export async function changeSubscription(
  userCode: string,
  { before, after }: { readonly before: Subscriptions; readonly after: Subscriptions },
  page: { readonly show: (subscriptions: Subscriptions) => void; readonly say: () => void },
): Promise<void> {
  page.show(after);
  const input = { userCode, ...flagsOf(after) };
  const result = await askShop(keepPreferencesDocument, { input }, (answer) => answer.synSSUserInfo);
  if (result.ok) page.say();
  else page.show(before);
}
