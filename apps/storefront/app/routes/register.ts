import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { RegisterPage as default } from "../../features/register/register-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  words: pageWords(context, "register", "social", "verification"),
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.register?.registerPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
