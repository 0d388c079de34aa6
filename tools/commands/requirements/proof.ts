/** One row of docs/requirements.md together with the tests that carry its id. */
export type ProvenRequirement = { readonly id: string; readonly text: string; readonly tests: readonly TestTitle[] };
export type TestTitle = { readonly path: string; readonly title: string };

/** @returns rows by id, in the order of the document */
export function readRequirements(document: string): ReadonlyMap<string, string> {
  const rows = [...document.matchAll(/^\| ([A-Z]{3}-\d{2}) \| (.*?) \| .* \|$/gm)];
  return new Map(rows.map(([, id, text]) => [id ?? "", text ?? ""]));
}

const title =
  /\b(?:test|it|describe|journey)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Titles of tests and groups in one file; a group's ids count for its tests. */
export function readTitles(path: string, text: string): readonly TestTitle[] {
  return [...text.matchAll(title)].map(([, , words]) => ({ path, title: words ?? "" }));
}

/** `[CRT-05]` and `[CRT-05, CRT-06]` alike, anywhere in the title; conflicts, open questions and abuse cases may stand among them: `[LGN-02, K06, AC-16]`. */
export function idsOf(words: string): readonly string[] {
  return [...words.matchAll(/\[([A-Z]{1,3}-?\d{2}(?:,\s*[A-Z]{1,3}-?\d{2})*)\]/g)].flatMap(([, list]) =>
    (list ?? "").split(/,\s*/),
  );
}

export function prove(
  requirements: ReadonlyMap<string, string>,
  titles: readonly TestTitle[],
): readonly ProvenRequirement[] {
  const byId = new Map<string, TestTitle[]>();
  for (const one of titles) {
    for (const id of idsOf(one.title)) byId.set(id, [...(byId.get(id) ?? []), one]);
  }
  return [...requirements].map(([id, text]) => ({ id, text, tests: byId.get(id) ?? [] }));
}

/** One line for each group, `CRT   12 of 14 proven`, and the sum. */
export function countByGroup(requirements: readonly ProvenRequirement[]): readonly string[] {
  const groups = Map.groupBy(requirements, ({ id }) => id.slice(0, 3));
  const line = (name: string, rows: readonly ProvenRequirement[]): string => {
    const proven = rows.filter(({ tests }) => tests.length > 0).length;
    return `${name}  ${String(proven).padStart(3)} of ${String(rows.length).padStart(3)} proven, ${rows.length - proven} open`;
  };
  return [...[...groups].map(([name, rows]) => line(name, rows)), line("All", requirements)];
}
