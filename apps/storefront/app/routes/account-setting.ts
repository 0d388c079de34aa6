import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { guardNamed } from "../../platform/route-guards.ts";
import { pageWords } from "../../platform/words.server.ts";

export { AccountSettingPage as default } from "../../features/account/account-setting-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  guard: guardNamed("member"),
  words: pageWords(context, "account", "sign-in", "verification"),
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.account?.pageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
