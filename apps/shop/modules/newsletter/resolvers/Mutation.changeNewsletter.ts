import { isLanguage } from "@gelora/locale/language.ts";
import type { MutationResolvers } from "../../../platform/schema.generated.ts";
import { changeSubscription } from "../use-cases/change-subscription.ts";
import { choicesAnswer } from "./answers.ts";

export const changeNewsletter: MutationResolvers["changeNewsletter"] = async (_parent, { input }, { platform }) => {
  const { token, subscribed, topics, language } = input;
  const change = {
    subscribed,
    topics: topics ?? undefined,
    language: isLanguage(language) ? language : undefined,
  };
  return choicesAnswer(await changeSubscription(platform, token, change), platform.clock.now());
};
