import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { LoginPage as default } from "../../features/sign-in/login-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ words: pageWords(context, "sign-in") });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words["sign-in"]?.loginPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
