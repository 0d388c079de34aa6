import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { SignUpPage as default } from "../../features/register/sign-up-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ words: pageWords(context, "register", "verification") });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.register?.signUpPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
