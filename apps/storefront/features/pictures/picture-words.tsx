import { lateWords } from "../../platform/words/late-words.tsx";

export const { WithWords: WithPictureWords, useLateWords: usePictureWords } = lateWords<"pictures">({
  "en-US": () => import("./messages/en-US.json"),
  "id-ID": () => import("./messages/id-ID.json"),
});
