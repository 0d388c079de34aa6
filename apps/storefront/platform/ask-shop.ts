import type { Document } from "./document.ts";
import type { CallResult } from "./gateway-call.ts";
import { callShop } from "./shop-client.ts";

/** What most identity operations answer: success, errorCode, errorMessage and data[0] [K15]. */
type Envelope<Item> = {
  readonly success: boolean;
  readonly errorCode?: string | null;
  readonly errorMessage?: string | null;
  readonly message?: string | null;
  readonly data?: readonly Item[] | null;
};

/**
 * Asks the shop for something that comes in an envelope. A refusal in the envelope is a failure like every other; its message is errorMessage, else message,
 * else empty [ERR-04].
 * @returns data[0], undefined where an agreeing answer has none
 */
export async function askShop<Result, Variables, Item = never>(
  document: Document<Result, Variables>,
  variables: Variables,
  envelopeOf: (result: Result) => Envelope<Item>,
): Promise<CallResult<Item | undefined>> {
  const result = await callShop(document, variables);
  if (!result.ok) return result;
  const { success, errorCode, errorMessage, message, data } = envelopeOf(result.value);
  if (success) return { ok: true, value: data?.[0] };
  return {
    ok: false,
    failure: { kind: "refused", code: errorCode ?? "", message: errorMessage || message || "" },
  };
}
