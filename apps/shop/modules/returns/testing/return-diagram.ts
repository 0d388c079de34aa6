import { firstReturnState, returnEvents, returnStateName, returnStates } from "../domain/return-states.ts";

/** The state table as a Mermaid diagram, for docs/returns.md. */
export function returnsDiagram(): string {
  return [
    "stateDiagram-v2",
    ...returnStates.map((state) => `  state "${returnStateName(state, "en-US")}" as ${state}`),
    `  [*] --> ${firstReturnState}`,
    ...Object.entries(returnEvents).flatMap(([event, arrow]) =>
      arrow.from.map((from) => `  ${from} --> ${arrow.to}: ${event}`),
    ),
  ].join("\n");
}
