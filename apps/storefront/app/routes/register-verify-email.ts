import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { VerifyEmailPage as default } from "../../features/register/verify-email-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ words: pageWords(context, "register") });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.register?.verifyEmailPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
