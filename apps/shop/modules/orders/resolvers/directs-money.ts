import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { ownerOf } from "../../../platform/session.ts";
import { confirmContact, flowOf } from "../../verification/verification.ts";
import type { OrderRecord } from "../domain/order.ts";
import { buyersContact } from "../use-cases/track-order.ts";
import type { Contact } from "./callers-order.ts";

/**
 * Whether the caller may say where the money of an order goes. The session that owns it may. In any
 * other browser its number and a contact are not enough, as both stand on every message about it
 * that is passed on, and the receiver of a gift knows them: a code that was just sent to the buyer
 * is asked for too.
 * @returns failure CONTACT_CODE_SENT without a code, or what the code is refused with
 */
export async function directsMoney(
  context: RequestContext,
  order: OrderRecord,
  given: Contact & { readonly verificationCode?: string | null | undefined },
): Promise<Outcome<void>> {
  if (isOwnBrowser(context, order)) return success(undefined);
  const { platform, source, language } = context;
  const contact = buyersContact(order, { email: given.email ?? undefined, mobile: given.mobile ?? undefined });
  const code = given.verificationCode ?? undefined;
  const asked = { flow: flowOf(context), source, language, orderCode: order.orderCode };
  return confirmContact(platform, { ...asked, contact, code });
}

/** Whether the caller's session owns the order, whatever else proves it. */
export function isOwnBrowser({ session }: Pick<RequestContext, "session">, { owner }: OrderRecord): boolean {
  return session !== undefined && ownerOf(session) === owner;
}
