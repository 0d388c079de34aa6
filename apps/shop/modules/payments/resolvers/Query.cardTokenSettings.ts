import type { QueryResolvers } from "../../../platform/schema.generated.ts";

/** The browser sends the card number only to the provider and gets a token for it. */
export const cardTokenSettings: QueryResolvers["cardTokenSettings"] = (_parent, _input, { platform }) => {
  const { MIDTRANS_URL, MIDTRANS_CLIENT_KEY } = platform.configuration;
  return { tokenAddress: `${MIDTRANS_URL}/v2/token`, clientKey: MIDTRANS_CLIENT_KEY };
};
