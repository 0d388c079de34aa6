import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { OrderListPage as default } from "../../features/orders/order-list-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ words: pageWords(context, "orders") });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.orders?.listPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
