import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { GoogleReturnPage as default } from "../../features/social/google-return-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ words: pageWords(context, "social") });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.social?.returnPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
