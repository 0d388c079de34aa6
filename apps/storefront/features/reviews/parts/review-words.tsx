import { lateWords } from "../../../platform/words/late-words.tsx";

/** The words come with the part that needs them: no page carries them. */
export const { WithWords: WithReviewWords, useLateWords: useReviewWords } = lateWords<"reviews">({
  "en-US": () => import("../messages/en-US.json"),
  "id-ID": () => import("../messages/id-ID.json"),
});
