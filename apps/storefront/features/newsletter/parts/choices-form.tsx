import { languages } from "@gelora/locale/language.ts";
import { Button } from "@gelora/ui/button.tsx";
import { CheckboxRow, RadioSegment, SegmentRow } from "@gelora/ui/choices.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Choices } from "../data/change-newsletter.ts";
import { ConsentHistory } from "./consent-history.tsx";
import { useChoices } from "./use-choices.ts";

const topics = ["OFFERS", "ARRIVALS", "GUIDES"] as const;
const languageNames = { "en-US": "English", "id-ID": "Bahasa Indonesia" } as const;

/** @param first the choices as they are */
export function ChoicesForm({ token, first }: { readonly token: string; readonly first: Choices }) {
  const words = useWords("newsletter");
  const failureText = useFailureText();
  const { choices, isEmpty, isSaved, busy, failure, change, save } = useChoices(token, first);
  return (
    <>
      <p className="mt-3 text-quiet">
        {words(choices.subscribed ? "choicesText" : "notSubscribed", { email: choices.email })}
      </p>
      <div className={`mt-6 space-y-6 ${panelClass}`} data-choices="">
        <Topics chosen={choices.topics} onChange={(chosen) => change({ topics: chosen })} />
        <MailLanguage chosen={choices.language} onChange={(language) => change({ language })} />
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

type TopicsProps = {
  readonly chosen: Choices["topics"];
  readonly onChange: (chosen: Choices["topics"]) => void;
};

function Topics({ chosen, onChange }: TopicsProps) {
  const words = useWords("newsletter");
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{words("topics")}</legend>
      {topics.map((topic) => (
        <CheckboxRow
          key={topic}
          checked={chosen.includes(topic)}
          onChange={({ target }) =>
            onChange(topics.filter((one) => (one === topic ? target.checked : chosen.includes(one))))
          }
        >
          {words(`topic.${topic}`)}
        </CheckboxRow>
      ))}
    </fieldset>
  );
}

type MailLanguageProps = {
  readonly chosen: Choices["language"];
  readonly onChange: (language: Choices["language"]) => void;
};

function MailLanguage({ chosen, onChange }: MailLanguageProps) {
  const words = useWords("newsletter");
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{words("language")}</legend>
      <SegmentRow>
        {languages.map((language) => (
          <RadioSegment
            key={language}
            name="newsletter-language"
            checked={chosen === language}
            onChange={() => onChange(language)}
          >
            {languageNames[language]}
          </RadioSegment>
        ))}
      </SegmentRow>
    </fieldset>
  );
}
