import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { PayCallbackPage as default } from "../../features/payment/pay-callback-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ words: pageWords(context, "payment") });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.payment?.callbackPageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
