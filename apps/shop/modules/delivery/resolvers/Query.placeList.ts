import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { placesIn } from "../register/place-register.ts";

/** The cascade of province, city and district [ACC-08]. */
export const placeList: QueryResolvers["placeList"] = (_parent, { parentCode }) =>
  placesIn(parentCode || undefined).map(({ code, name }) => ({ code, name }));
