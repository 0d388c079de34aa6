import { failure, type Outcome } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal, sessionOf } from "../../../platform/refusals.ts";
import type { CancelOrderInput, MutationResolvers } from "../../../platform/schema.generated.ts";
import { ownerOf } from "../../../platform/session.ts";
import { isCancelReason } from "../domain/cancel-reasons.ts";
import { shoppersWords } from "../domain/shoppers-words.ts";
import { cancelOrder as cancel } from "../use-cases/cancel-order.ts";
import { cancelPieces, type NamedPieces } from "../use-cases/cancel-pieces.ts";

const longestRemark = 500;

/**
 * Without products, cancels the whole order while it awaits payment; with products, these pieces
 * before they are sent [ORD-16, ORD-20, K27].
 */
export const cancelOrder: MutationResolvers["cancelOrder"] = async (_parent, { input }, context) => {
  const { platform } = context;
  const owner = ownerOf(sessionOf(context));
  const { orderCode } = input;
  const reasonCode = input.reasonCode ?? input.products?.[0]?.reasonCode ?? undefined;
  const now = platform.clock.now();
  if (reasonCode !== undefined && !isCancelReason(reasonCode))
    return refusal(
      failure("INVALID_INPUT", { field: "reasonCode", reason: "reasonCode is not one of cancelReasons." }).failure,
      now,
    );
  const remark = shoppersWords(input.reasonDesc, input.products ?? []);
  if ((remark?.length ?? 0) > longestRemark)
    return refusal(
      failure("INVALID_INPUT", { field: "reasonDesc", reason: `reasonDesc has at most ${longestRemark} characters.` })
        .failure,
      now,
    );
  const cancellation = { orderCode, reasonCode, remark };
  const outcome = await run();
  return outcome.ok ? agreement(now) : refusal(outcome.failure, now);

  async function run(): Promise<Outcome<void>> {
    if (!input.products) return cancel(platform, owner, cancellation);
    if (input.products.length === 0) return failure("CANCEL_NEEDS_PRODUCTS");
    const pieces = piecesOf(orderCode, input.products);
    if (!pieces)
      return failure("INVALID_INPUT", { field: "products", reason: "products must name pieces of this order." });
    return cancelPieces(platform, owner, { ...cancellation, pieces });
  }
};

/**
 * @returns undefined when a count is not positive, or a code is no line of this order; see
 * `orderItemCode` of a line
 */
function piecesOf(
  orderCode: string,
  products: NonNullable<CancelOrderInput["products"]>,
): readonly NamedPieces[] | undefined {
  const pieces: NamedPieces[] = [];
  for (const { orderItemCode, skuCode, count } of products) {
    const [, number] = /^-(\d{1,4})$/.exec(orderItemCode.slice(orderCode.length)) ?? [];
    if (!orderItemCode.startsWith(orderCode) || !number || count < 1) return undefined;
    pieces.push({ lineNumber: Number(number), quantity: count, skuCode: skuCode ?? undefined });
  }
  return pieces;
}
