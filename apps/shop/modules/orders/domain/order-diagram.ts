import { firstStates, isOrderState, type OrderState, orderEvents, stateName } from "./order-states.ts";

/** The table of states as a Mermaid diagram, for docs/order-states.md. */
export function orderDiagram(): string {
  const states = [...new Set(Object.values(orderEvents).flatMap((arrow) => [...arrow.from, arrow.to]))].sort();
  return [
    "stateDiagram-v2",
    ...states.filter(isOrderState).map((state) => `  state "${state} ${stateName(state, "en-US")}" as s${state}`),
    ...firstStates.map((state) => `  [*] --> s${state}: ${state === 21 ? "placed" : "placed, paid in cash"}`),
    ...Object.entries(orderEvents).flatMap(([event, arrow]) =>
      arrow.from.map((from: OrderState) => `  s${from} --> s${arrow.to}: ${event}`),
    ),
  ].join("\n");
}

/** The whole page, so that it cannot say anything else than the code. */
export function orderStatesPage(): string {
  const rows = Object.entries(orderEvents).map(
    ([event, { from, to, meaning }]) => `| ${event} | ${from.join(", ")} | ${to} | ${meaning} |`,
  );
  return `# The life of an order

Made from \`apps/shop/modules/orders/domain/order-states.ts\`; its test says when this page is behind, and writes it anew with \`-u\`.

\`\`\`mermaid
${orderDiagram()}
\`\`\`

| event | from | to | what happens |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
}
