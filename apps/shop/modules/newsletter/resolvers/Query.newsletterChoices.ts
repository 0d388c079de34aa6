import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { showSubscription } from "../use-cases/change-subscription.ts";
import { choicesAnswer } from "./answers.ts";

export const newsletterChoices: QueryResolvers["newsletterChoices"] = async (_parent, { token }, { platform }) =>
  choicesAnswer(await showSubscription(platform, token), platform.clock.now());
