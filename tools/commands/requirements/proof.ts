/** One row of docs/requirements.md with the tests that carry its id. */
export type ProvenRequirement = {
  readonly id: string;
  readonly text: string;
  readonly tests: readonly TestTitle[];
  readonly proof: Proof;
};
/**
 * `in part`: every test with the id marks it `[CHK-02~]`, since it proves less than the row says.
 */
export type Proof = "proven" | "in part" | "open";
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

export type NamedId = { readonly id: string; readonly inPart: boolean };

/**
 * Both `[CRT-05]` and `[CRT-05, CRT-06~]`, anywhere in the title; conflicts, open questions and
 * abuse cases may be among them: `[LGN-02, K06, AC-16]`.
 */
export function idsOf(words: string): readonly NamedId[] {
  return [...words.matchAll(/\[([A-Z]{1,3}-?\d{2}~?(?:,\s*[A-Z]{1,3}-?\d{2}~?)*)\]/g)].flatMap(([, list]) =>
    (list ?? "").split(/,\s*/).map((id) => ({ id: id.replace("~", ""), inPart: id.endsWith("~") })),
  );
}

export function prove(
  requirements: ReadonlyMap<string, string>,
  titles: readonly TestTitle[],
): readonly ProvenRequirement[] {
  const named = titles.flatMap((test) => idsOf(test.title).map(({ id, inPart }) => ({ id, inPart, test })));
  const byId = Map.groupBy(named, ({ id }) => id);
  return [...requirements].map(([id, text]) => {
    const namings = byId.get(id) ?? [];
    const tests = [...new Set(namings.map(({ test }) => test))];
    return { id, text, tests, proof: proofOf(namings) };
  });
}

function proofOf(namings: readonly NamedId[]): Proof {
  if (namings.length === 0) return "open";
  return namings.every(({ inPart }) => inPart) ? "in part" : "proven";
}

/** One line per group, `CRT   12 of 14 proven, 1 in part, 1 open`, and the sum. */
export function countByGroup(requirements: readonly ProvenRequirement[]): readonly string[] {
  const groups = Map.groupBy(requirements, ({ id }) => id.slice(0, 3));
  const line = (name: string, rows: readonly ProvenRequirement[]): string => {
    const count = (wanted: Proof): string => String(rows.filter(({ proof }) => proof === wanted).length).padStart(3);
    const all = String(rows.length).padStart(3);
    return `${name}  ${count("proven")} of ${all} proven, ${count("in part")} in part, ${count("open")} open`;
  };
  return [...[...groups].map(([name, rows]) => line(name, rows)), line("All", requirements)];
}
