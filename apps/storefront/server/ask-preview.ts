import { seconds } from "@gelora/service-kit/durations.ts";
import { graphql } from "../platform/gateway/document.ts";
import { type CallOptions, callGateway } from "../platform/gateway/gateway-call.ts";

const previewDocument = graphql(`
  query preview { preview { moment expires } }
`);

/** How the storefront's server calls the shop. */
export type ShopAddress = Pick<CallOptions, "base" | "siteCode">;

export type OpenPreview = { readonly moment: Date; readonly expires: Date };

/** The first page of a moment waits until the shop has built that moment's data. */
const longestWait = seconds(30);

/** What a token gives access to, according to the shop; `ended` also when it does not answer. */
export async function askPreview(shop: ShopAddress, preview: string): Promise<OpenPreview | "ended"> {
  const signal = AbortSignal.timeout(longestWait);
  const answer = await callGateway(previewDocument, {}, { ...shop, preview, language: "en-US", signal });
  const opened = answer.ok ? answer.value.preview : null;
  return opened ? { moment: new Date(opened.moment), expires: new Date(opened.expires) } : "ended";
}
