import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { flagsOf, type Subscriptions } from "../model/subscriptions.ts";
import { keepPreferencesDocument } from "./account-documents.ts";

/**
 * Optimistic: a tick shows at once, is reverted silently if saving fails [NWS-21], and else reports
 * 'Success' [NWS-22].
 */
export async function changeSubscription(
  userCode: string,
  { before, after }: { readonly before: Subscriptions; readonly after: Subscriptions },
  page: { readonly show: (subscriptions: Subscriptions) => void; readonly say: () => void },
): Promise<void> {
  page.show(after);
  const input = { userCode, ...flagsOf(after) };
  const result = await callShopForItem(keepPreferencesDocument, { input }, (answer) => answer.synSSUserInfo);
  if (result.ok) page.say();
  else page.show(before);
}
