import { type LinkState, linkEvents, linkStates } from "../model/link-dialog.ts";

const titles = {
  1: "Step 1, intro",
  2: "Step 2, form",
  3: "Step 3, account",
  4: "Step 4, linked elsewhere",
  5: "Step 5, unlink",
} as const;
const isState = (name: string): name is LinkState => Object.hasOwn(linkStates, name);

/**
 * The table of the linking dialog as a Mermaid diagram; closing is left out, it leads from
 * everywhere.
 */
function linkDiagram(): string {
  const shown = Object.keys(linkStates).filter(isState);
  const steps = Object.entries(titles).map(([step, title]) => {
    const inside = shown.filter((state) => String(linkStates[state]) === step);
    return [`  state "${title}" as s${step} {`, ...inside.map((state) => `    ${state}`), "  }"].join("\n");
  });
  const arrows = Object.entries(linkEvents)
    .filter(([event]) => event !== "closed")
    .flatMap(([event, { from, to }]) => from.map((state) => `  ${state} --> ${to}: ${event}`));
  return ["stateDiagram-v2", ...steps, ...arrows].join("\n");
}

/** For tests: the whole page docs/linking-dialog.md, so it always matches the code. */
export function linkDialogPage(): string {
  const rows = Object.entries(linkEvents).map(
    ([event, { from, to, meaning }]) => `| ${event} | ${from.join(", ")} | ${to} | ${meaning} |`,
  );
  return `# The linking dialog

Generated from \`apps/storefront/features/club/model/link-dialog.ts\`. Its test fails when this page
is stale, and rewrites it with \`-u\`.

A member links their account at the shop to their account in the club, switches it, or unlinks it.
An event that does not belong to a state changes nothing: a late answer, a second press. Sign up in
step 1 and register in step 3 are links to the club's registration, and no events.

\`\`\`mermaid
${linkDiagram()}
\`\`\`

| event | from | to | what happens |
| --- | --- | --- | --- |
${rows.join("\n")}

Whatever closes the dialog resets it. An account that is linked elsewhere is switched only after
step 4, and the password is never part of the state.
`;
}
