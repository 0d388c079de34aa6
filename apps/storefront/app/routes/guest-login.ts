import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { GuestLoginPage as default } from "../../features/sign-in/guest-login-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ words: pageWords(context, "sign-in") });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words["sign-in"]?.guestPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
