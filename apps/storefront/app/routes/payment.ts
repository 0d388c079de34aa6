import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageWords } from "../../platform/words.server.ts";

export { PaymentPage as default } from "../../features/payment/payment-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  words: pageWords(context, "payment", "payment-methods"),
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: String(loaderData?.words.payment?.pageTitle ?? "Gelora") },
  { name: "robots", content: "noindex" },
];
