import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useLoaderData } from "react-router";
import { PageHead } from "../../platform/page/page-head.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import type { loadHelp } from "./load-help.server.tsx";
import { topicPlace } from "./model/topic-place.ts";

/** Answers by topic, which can be searched without a script. */
export function HelpPage() {
  const words = useWords("help");
  const { wish, titles, html } = useLoaderData<typeof loadHelp>();
  return (
    <PageFrame width="reading">
      {/* What was searched for is no page of its own. */}
      <PageHead title={words("title")} description={words("intro")} paths={wish ? undefined : "/help"} />
      {wish ? <meta name="robots" content="noindex,follow" /> : null}
      <h1 className="text-3xl">{words("title")}</h1>
      <p className="mt-2 text-quiet">{words("intro")}</p>
      {/* Sent to the page's own address, in its language; loaded whole, as nothing else stays. */}
      <form role="search" data-reload="" className="mt-6 flex flex-wrap items-end gap-3" data-help-search="">
        <Field
          key={wish}
          label={words("search")}
          type="search"
          name="q"
          defaultValue={wish}
          maxLength={80}
          enterKeyHint="search"
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit">{words("find")}</Button>
      </form>
      {titles.length > 0 ? (
        <nav aria-label={words("topics")} className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {titles.map((title, index) => (
              <li key={title}>
                <a href={`#${topicPlace(index)}`} className={buttonClass("outline", "small")}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Result />
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <MoreHelp />
    </PageFrame>
  );
}

/** What the search came to; nothing before there was one. */
function Result() {
  const words = useWords("help");
  const { wish, count, isEmpty } = useLoaderData<typeof loadHelp>();
  if (!isEmpty && !wish) return null;
  const [title, text] = isEmpty
    ? [words("closed"), words("closedText")]
    : count === 0
      ? [words("nothing", { wish }), words("nothingText")]
      : [words("found", { wish, count }), ""];
  return (
    <div className="mt-8" data-help-result={count}>
      <p role="status" className="break-words font-bold text-lg">
        {title}
      </p>
      {text ? <p className="mt-1 text-quiet">{text}</p> : null}
      <div className="mt-3 flex flex-wrap gap-x-6">
        {text ? <TextLink href="/contact-us" words={words("contact")} /> : null}
        {wish ? <TextLink href="/help" words={words("all")} /> : null}
      </div>
    </div>
  );
}

function MoreHelp() {
  const words = useWords("help");
  return (
    <section className="mt-12 rounded-lg bg-tint p-6">
      <h2 className="text-xl">{words("moreTitle")}</h2>
      <p className="mt-1 text-strong">{words("moreText")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href="/contact-us" className={buttonClass("ink")}>
          {words("contact")}
        </a>
        <a href="/order/track" className={buttonClass("outline")}>
          {words("track")}
        </a>
      </div>
      <div className="mt-3">
        <TextLink href="/information/faq" words={words("onePage")} />
      </div>
    </section>
  );
}

function TextLink({ href, words }: { readonly href: string; readonly words: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
      {words}
    </a>
  );
}
