import { seconds } from "@gelora/service-kit/durations.ts";
import { callHttpTwiceIfClosed } from "@gelora/service-kit/http-call.ts";
import { notFollowed } from "@gelora/service-kit/tracing.ts";
import type { Send } from "../platform/gateway/gateway-call.ts";

/**
 * How a storefront polls its shop, several times a second: no trace begins with it.
 */
export const lookAtShop: Send = async (address, { headers, body }) => {
  const { status, text } = await callHttpTwiceIfClosed(address, {
    method: "POST",
    headers: { ...headers, ...notFollowed },
    body,
    timeout: seconds(3),
  });
  return { status, json: async (): Promise<unknown> => JSON.parse(text) };
};
