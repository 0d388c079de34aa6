export { abandonOverdue } from "../use-cases/abandon-points.ts";
