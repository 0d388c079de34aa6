import type { Language } from "@gelora/locale/language.ts";
import { renderToStaticMarkup } from "react-dom/server";
import type { LoaderFunctionArgs } from "react-router";
import { factsOf } from "../../platform/page/request-facts.ts";
import { addStructuredData } from "../../platform/page/structured-data.ts";
import { packedWords } from "../../platform/words/words.server.ts";
import { faqThings, loadFaq } from "../content/load-faq.server.ts";
import { findAnswers } from "./model/find-answers.ts";
import { HelpTopics } from "./parts/help-topics.tsx";

const longestWish = 80;
/** So few answers are read at once, without another press. */
const fewAnswers = 3;

const otherLanguage = (context: LoaderFunctionArgs["context"]): Language =>
  factsOf(context).language === "id-ID" ? "en-US" : "id-ID";

/**
 * The questions of the FAQ by topic, or those that fit what was typed (`q`), as finished HTML: the
 * page needs no script.
 */
export async function loadHelp({ context, url }: LoaderFunctionArgs) {
  const wish = (url.searchParams.get("q") ?? "")
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, longestWish);
  const [topics, twins] = await Promise.all([loadFaq(context), wish ? loadFaq(context, otherLanguage(context)) : []]);
  const found = wish ? findAnswers(topics, wish, twins) : topics;
  if (!wish) addStructuredData(context, ...faqThings(topics));
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return {
    words: packedWords(context, "help"),
    wish,
    count,
    isEmpty: topics.length === 0,
    /** With their places on the page, where there are several to choose from. */
    titles: wish || found.length < 2 ? [] : found.map(({ title }) => title ?? ""),
    html: renderToStaticMarkup(<HelpTopics topics={found} isOpen={wish !== "" && count <= fewAnswers} />),
  };
}
