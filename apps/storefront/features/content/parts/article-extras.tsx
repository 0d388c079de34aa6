import { CopyButton } from "@gelora/ui/copy-button.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { shareLinks } from "../article-data.ts";

/** Links that share an article; no script of others is loaded for it. */
export function ShareRow({ address, title }: { readonly address: string; readonly title: string }) {
  const words = useWords("content");
  return (
    <section aria-label={words("share")} className="mt-10 border-line border-t pt-6">
      <p className="mb-2 font-semibold text-sm">{words("share")}</p>
      <ul className="flex flex-wrap items-center gap-2">
        {shareLinks(address, title).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center rounded-md border border-control bg-white px-3.5 font-bold text-sm hover:bg-tint"
            >
              {name}
              <span className="sr-only"> {words("newTab")}</span>
            </a>
          </li>
        ))}
        <li>
          <CopyButton text={address} label={words("copyLink")} word={words("copyLink")} words={words} />
        </li>
      </ul>
    </section>
  );
}
