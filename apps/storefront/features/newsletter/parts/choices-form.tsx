import { languages } from "@gelora/locale/language.ts";
import { Button } from "@gelora/ui/button.tsx";
import { CheckboxRow, RadioSegment, SegmentRow } from "@gelora/ui/choices.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useState } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type Choices, changeNewsletter } from "../data/change-newsletter.ts";
import { ConsentHistory } from "./consent-history.tsx";

const topics = ["OFFERS", "ARRIVALS", "GUIDES"] as const;
const languageNames = { "en-US": "English", "id-ID": "Bahasa Indonesia" } as const;

/** @param first the choices as they are */
export function ChoicesForm({ token, first }: { readonly token: string; readonly first: Choices }) {
  const words = useWords("newsletter");
  const failureText = useFailureText();
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
  return (
    <>
      <p className="mt-3 text-quiet">
        {words(choices.subscribed ? "choicesText" : "notSubscribed", { email: choices.email })}
      </p>
      <div className={`mt-6 space-y-6 ${panelClass}`} data-choices="">
        <fieldset>
          <legend className="mb-1 font-semibold text-sm">{words("topics")}</legend>
          {topics.map((topic) => (
            <CheckboxRow
              key={topic}
              checked={choices.topics.includes(topic)}
              onChange={({ target }) =>
                change({
                  topics: topics.filter((one) => (one === topic ? target.checked : choices.topics.includes(one))),
                })
              }
            >
              {words(`topic.${topic}`)}
            </CheckboxRow>
          ))}
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">{words("language")}</legend>
          <SegmentRow>
            {languages.map((language) => (
              <RadioSegment
                key={language}
                name="newsletter-language"
                checked={choices.language === language}
                onChange={() => change({ language })}
              >
                {languageNames[language]}
              </RadioSegment>
            ))}
          </SegmentRow>
        </fieldset>
        <div role="status">{isSaved ? <Notice tone="good">{words("saved")}</Notice> : null}</div>
        <RefusalNote text={isEmpty ? words("topicNeeded") : failure && failureText(failure)} />
        <Button busy={busy} disabled={isEmpty} onClick={() => save(true)} className="w-full">
          {words(choices.subscribed ? "save" : "subscribeAgain")}
        </Button>
        {choices.subscribed ? (
          <Button look="quiet" busy={busy} onClick={() => save(false)} className="w-full">
            {words("leave")}
          </Button>
        ) : null}
      </div>
      <ConsentHistory history={choices.history} />
    </>
  );
}
