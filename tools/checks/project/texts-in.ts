import { Visitor } from "oxc-parser";
import type { Project } from "./project.ts";

/**
 * The string texts of a source file, including those in types; a template becomes a pattern of the
 * texts that it produces.
 */
export type TextsIn = { readonly whole: ReadonlySet<string>; readonly made: readonly RegExp[] };

const known = new WeakMap<Project, Map<string, TextsIn>>();

export function textsIn(project: Project, path: string): TextsIn {
  const ofProject = known.get(project) ?? new Map<string, TextsIn>();
  known.set(project, ofProject);
  const texts = ofProject.get(path) ?? readTexts(project, path);
  ofProject.set(path, texts);
  return texts;
}

function readTexts(project: Project, path: string): TextsIn {
  const whole = new Set<string>();
  const made: RegExp[] = [];
  const addTemplate = (quasis: readonly { readonly value: { readonly cooked: string | null } }[]): void => {
    const parts = quasis.map(({ value }) => value.cooked ?? "");
    if (parts.length === 1) whole.add(parts[0] ?? "");
    // A template without fixed text matches everything, so it is ignored.
    else if (parts.some((part) => /\w/.test(part))) made.push(new RegExp(`^${parts.map(escape).join(".+")}$`));
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value !== "string") return;
      whole.add(value);
      // "failure." + code
      if (/^\w+\.$/.test(value)) made.push(new RegExp(`^${escape(value)}`));
    },
    TemplateLiteral: ({ quasis }) => addTemplate(quasis),
  }).visit(project.parsed(path).program);
  return { whole, made };
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
