import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { guardNamed } from "../../platform/route-guards.ts";
import { pageWords } from "../../platform/words.server.ts";

export { MemberOrderDetailPage as default } from "../../features/orders/member-order-detail-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  guard: guardNamed("member"),
  words: pageWords(context, "orders"),
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.orders?.detailPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
