/** What members see of their points. */

export { movementText } from "./domain/movement-text.ts";
export { showPoints } from "./use-cases/show-points.ts";
