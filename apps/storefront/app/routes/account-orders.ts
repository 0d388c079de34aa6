import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { guardNamed } from "../../platform/route-guards.ts";
import { pageWords } from "../../platform/words.server.ts";

export { MemberOrderListPage as default } from "../../features/orders/member-order-list-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  guard: guardNamed("member"),
  words: pageWords(context, "orders"),
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.orders?.listPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
