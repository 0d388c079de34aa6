import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { OrderTrackPage as default } from "../../features/orders/order-track-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ words: pageWords(context, "orders") });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.orders?.trackPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
