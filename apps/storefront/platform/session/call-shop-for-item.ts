import type { Document } from "../gateway/document.ts";
import type { CallResult } from "../gateway/gateway-call.ts";
import { failureOfResult, type Result } from "../gateway/gateway-failures.ts";
import { callShop } from "./shop-client.ts";

/**
 * The fields that most operations return: success, errorCode, errorMessage, errorDetails and
 * data[0] [K15].
 */
type Envelope<Item> = Result & { readonly data?: readonly Item[] | null };

/**
 * Calls the shop for an item in an envelope. An error in the envelope is a failure like any other;
 * its message is errorMessage, else message, else empty [ERR-04].
 * @returns data[0], undefined if a success has none
 */
export async function callShopForItem<Result, Variables, Item = never>(
  document: Document<Result, Variables>,
  variables: Variables,
  envelopeOf: (result: Result) => Envelope<Item>,
): Promise<CallResult<Item | undefined>> {
  const result = await callShop(document, variables);
  if (!result.ok) return result;
  const envelope = envelopeOf(result.value);
  const failure = failureOfResult(envelope);
  return failure ? { ok: false, failure } : { ok: true, value: envelope.data?.[0] };
}
