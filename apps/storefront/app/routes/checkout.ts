import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { CheckoutPage as default } from "../../features/checkout/checkout-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  words: pageWords(context, "checkout", "payment-methods"),
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.checkout?.pageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
