import { type Language, languageLabels, languages } from "@gelora/locale/language.ts";
import type { ChromeWords } from "../chrome-words.ts";

export type LanguageSwitchProps = {
  readonly words: ChromeWords;
  readonly language: Language;
  readonly className?: string;
};

/**
 * The two languages by their names [SHL-04, LOC-01]. What a choice does is in
 * `use-language-switch.ts`.
 */
export function LanguageSwitch({ words, language, className = "bg-ink text-white text-xs" }: LanguageSwitchProps) {
  return (
    <select
      aria-label={words("language")}
      defaultValue={language}
      data-control="language"
      autoComplete="off"
      className={`rounded-sm py-1.5 pr-1 ${className}`}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageLabels[one]}
        </option>
      ))}
    </select>
  );
}
