import { lateWords } from "../../../platform/words/late-words.tsx";

/** The words come with the window that needs them: no page carries them. */
export const {
  load: loadSizeWords,
  WithWords: WithSizeWords,
  useLateWords: useSizeWords,
} = lateWords<"sizes">({
  "en-US": () => import("../messages/en-US.json"),
  "id-ID": () => import("../messages/id-ID.json"),
});
