import type { Language } from "@gelora/locale/language.ts";
import { failureMessages } from "@gelora/outcomes/failure-codes.ts";
import { indonesianMessages } from "@gelora/outcomes/indonesian-messages.ts";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { RouterContextProvider } from "react-router";
import { factsOf } from "../page/request-facts.ts";
import { type CompiledWords, formatWords, type PageWords } from "./format-words.ts";
import { type Packed, pack } from "./packed.ts";
import type { Translate } from "./use-words.ts";
import type { WordFiles } from "./word-files.ts";

const files = import.meta.glob<Readonly<Record<string, string>>>(
  ["../../chrome/messages/*.json", "../../features/*/messages/*.json"],
  { eager: true, import: "default" },
);

/**
 * The sentences that all clients share; the chrome's words hold only those that they say better.
 */
const failures: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  "en-US": failureMessages,
  "id-ID": indonesianMessages,
};

const compiled = new Map<string, CompiledWords>();

/**
 * One feature's words in one language, compiled once per process; the chrome's include failures.
 */
export function compiledWords(feature: keyof WordFiles, language: Language): CompiledWords {
  const path = feature === "chrome" ? "../../chrome" : `../../features/${feature}`;
  const name = `${path}/messages/${language}.json`;
  const known = compiled.get(name);
  if (known) return known;
  const words = files[name];
  if (!words) throw new Error(`Missing ${name}: every feature needs its words in both languages.`);
  const all = feature === "chrome" ? { ...failureWords(language), ...words } : words;
  const fresh = Object.fromEntries(Object.entries(all).map(([key, text]) => [key, compileText(text)]));
  compiled.set(name, fresh);
  return fresh;
}

/** A feature's texts for what only the server renders. */
export function serverWords<Feature extends keyof WordFiles>(feature: Feature, language: Language): Translate<Feature> {
  const texts = compiledWords(feature, language);
  return (key, values = {}) => formatWords(texts[key] ?? key, values, language);
}

const failureWords = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(failures[language]).map(([code, text]) => [`failure.${code}`, text]));

/** A text without placeholders stays plain. */
function compileText(text: string): CompiledWords[string] {
  const message = compileMessage(text);
  if (!Array.isArray(message)) return message;
  return message.every((part) => typeof part === "string") ? message.join("") : (message as CompiledWords[string]);
}

/** The words of the named features in the page's language, for a loader to return under `words`. */
export function pageWords(context: Readonly<RouterContextProvider>, ...features: (keyof WordFiles)[]): PageWords {
  const { language } = factsOf(context);
  return Object.fromEntries(features.map((feature) => [feature, compiledWords(feature, language)]));
}

const packed = new Map<string, Packed<PageWords>>();

/**
 * The same as one text that the browser parses (`useWords`), for the most requested pages: the
 * router serialises some four hundred keys and texts of an object one by one, but a text at once.
 */
export function packedWords(context: Readonly<RouterContextProvider>, ...features: (keyof WordFiles)[]) {
  const name = [factsOf(context).language, ...features].join();
  const known = packed.get(name) ?? pack(pageWords(context, ...features));
  packed.set(name, known);
  return known;
}
