import { refusalError } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showPicture } from "../../pictures/pictures.ts";
import { callersReturn } from "./callers-order.ts";

/** A picture of the caller's own return: pictures have no address of their own. */
export const returnPicture: QueryResolvers["returnPicture"] = async (_parent, { input }, context) => {
  const found = await callersReturn(context, input.returnCode, input, input.orderCode);
  if (found.ok) return (await showPicture(context.platform, found.value.record.returnCode, input.pictureCode)) ?? null;
  if (found.failure.code === "RETURN_NOT_FOUND") return null;
  throw refusalError(found.failure);
};
