import { useState } from "react";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { type Choices, changeNewsletter } from "../data/change-newsletter.ts";

/**
 * The choices of a subscription, and saving them with or without staying subscribed.
 * @param token of the mailed link
 * @param first the choices as they are
 */
export function useChoices(token: string, first: Choices) {
  const [choices, setChoices] = useState(first);
  const [isSaved, setIsSaved] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const isEmpty = choices.topics.length === 0;
  const change = (part: Partial<Choices>): void => {
    setChoices({ ...choices, ...part });
    setIsSaved(false);
  };
  const save = (subscribed: boolean): void =>
    submit(async () => {
      const { language } = choices;
      const chosen = isEmpty ? {} : { topics: choices.topics };
      const answer = await changeNewsletter({ token, subscribed, language, ...chosen });
      if (!answer.ok) return answer.failure;
      setChoices(answer.value ?? { ...choices, subscribed });
      setIsSaved(true);
      return undefined;
    });
  return { choices, isEmpty, isSaved, busy, failure, change, save };
}
