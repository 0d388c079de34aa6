import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { ResetPasswordPage as default } from "../../features/sign-in/reset-password-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ words: pageWords(context, "sign-in") });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words["sign-in"]?.resetPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];
