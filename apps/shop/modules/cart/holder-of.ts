import { includesSource } from "@gelora/service-kit/networks.ts";
import { digestOfToken } from "@gelora/service-kit/secret-token.ts";
import { sessionOf } from "../../platform/refusals.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { deviceOf, ownerOf } from "../../platform/session.ts";
import type { Holder } from "../flash-sales/flash-sales.ts";

/**
 * Who puts things into their cart, and for whom pieces of a flash sale count. A network that is
 * known to put thousands behind one address counts for none of them.
 * @throws GraphQLError without a session
 */
export function holderOf(context: RequestContext): Holder {
  const { platform, source } = context;
  const session = sessionOf(context);
  const isShared = includesSource(platform.configuration.SHARED_NETWORKS, source);
  return {
    owner: ownerOf(session),
    device: deviceOf(session),
    ...(isShared ? {} : { network: digestOfToken(source) }),
  };
}
