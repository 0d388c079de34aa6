import { lateWords } from "../../../platform/words/late-words.tsx";

/** The words come with the part that needs them: no page carries them. */
export const { WithWords: WithQuestionWords, useLateWords: useQuestionWords } = lateWords<"questions">({
  "en-US": () => import("../messages/en-US.json"),
  "id-ID": () => import("../messages/id-ID.json"),
});
