import { lineEvents } from "../domain/line-states.ts";
import { firstStates, isOrderState, type OrderState, orderStateOf, stateName } from "../domain/order-states.ts";

/** The state table as a Mermaid diagram, for docs/order-states.md. */
export function lineDiagram(): string {
  const states = [...new Set(Object.values(lineEvents).flatMap((arrow) => [...arrow.from, arrow.to]))].sort();
  return [
    "stateDiagram-v2",
    ...states.filter(isOrderState).map((state) => `  state "${state} ${stateName(state, "en-US")}" as s${state}`),
    ...firstStates.map((state) => `  [*] --> s${state}: ${state === 21 ? "placed" : "placed, paid in cash"}`),
    ...Object.entries(lineEvents).flatMap(([event, arrow]) =>
      arrow.from.map((from: OrderState) => `  s${from} --> s${arrow.to}: ${event}`),
    ),
  ].join("\n");
}

/** States that the pieces of one order can be in at the same time. */
const together: readonly OrderState[] = [31, 41, 42, 51, 61, 62];

/** The whole page, so it always matches the code. */
export function orderStatesPage(): string {
  const rows = Object.entries(lineEvents).map(
    ([event, { from, to, meaning }]) => `| ${event} | ${from.join(", ")} | ${to} | ${meaning} |`,
  );
  const pairs = together.map(
    (one) => `| **${one}** | ${together.map((other) => orderStateOf([one, other])).join(" | ")} |`,
  );
  return `# The life of an order

Generated from \`line-states.ts\` and \`order-states.ts\` in \`apps/shop/modules/orders/domain/\`. Their
test fails when this page is stale, and rewrites it with \`-u\`.

The pieces of each line have states: some may be cancelled, sent or closed before the others. Such
a line is reported once for each state, all under its one \`orderItemCode\`, with the count and the
amount of those pieces. The order's sums stay what was ordered; \`refunds\` shows what goes back.

\`\`\`mermaid
${lineDiagram()}
\`\`\`

| event | from | to | what happens |
| --- | --- | --- | --- |
${rows.join("\n")}

The order's state follows from those of its pieces. With pieces in two states it is:

| | ${together.join(" | ")} |
|${" --- |".repeat(together.length + 1)}
${pairs.join("\n")}
`;
}
