import { loadContentText } from "../../../chrome/content-text.ts";
import { useRead } from "../../../platform/session/use-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";

/** The shop's disclaimer [PDP-09]; its general text while it loads, and if there is none. */
export function Disclaimer() {
  const words = useWords("product");
  const { loaded } = useRead("disclaimer", "/disclaimer", loadContentText);
  const text = (loaded.state === "ready" && loaded.value) || words("disclaimerText");
  // Sanitised by the content module on saving
  return <div className="prose-shop pb-6" dangerouslySetInnerHTML={{ __html: text }} />;
}
