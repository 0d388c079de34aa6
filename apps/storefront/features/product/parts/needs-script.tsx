import { useWords } from "../../../platform/words/use-words.ts";

/** Without scripts nothing can be put into the cart: says so, and how to order all the same. */
export function NeedsScript() {
  const words = useWords("product");
  return (
    <noscript>
      <p className="mt-3 text-sm">
        {words("needsScript")}{" "}
        <a href="/contact-us" className="underline underline-offset-4">
          {words("contactUs")}
        </a>
      </p>
    </noscript>
  );
}
