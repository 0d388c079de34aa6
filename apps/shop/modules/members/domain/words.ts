import { wordsIn } from "@gelora/locale/words-in.ts";
import english from "../messages/en-US.json" with { type: "json" };
import indonesian from "../messages/id-ID.json" with { type: "json" };

export const say = wordsIn({ "en-US": english, "id-ID": indonesian });
