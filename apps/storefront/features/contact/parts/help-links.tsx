import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

const links = [
  ["trackOrder", "/order/track", "truck"],
  ["myOrders", "/order", "receipt"],
  ["helpCentre", "/help", "help"],
  ["stores", "/store", "store"],
  ["terms", "/page/terms-conditions", "info"],
  ["privacy", "/page/privacy-policy", "shield"],
] as const;

/** Answers to the most frequent questions. */
export function HelpLinks() {
  const words = useWords("contact");
  return (
    <nav aria-labelledby="contact-help" className="mt-12">
      <h2 id="contact-help" className="text-xl">
        {words("quickHelp")}
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(([word, address, icon]) => (
          <li key={word} className="border-line border-b">
            <a href={address} className="flex min-h-14 items-center gap-3 font-semibold hover:underline">
              <Icon name={icon} className="size-5 text-quiet" />
              {words(word)}
              <Icon name="right" className="ml-auto size-4 text-quiet" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
