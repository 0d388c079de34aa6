// npm run codegen: regenerates the schema, resolver and document types from the .graphql files and
// the storefront's documents.
import { runTool } from "./steps/step.ts";

const codegen = ["node_modules/@graphql-codegen/cli/esm/bin.js", "--config", "tools/codegen/codegen.config.ts"];
const { ok } = await runTool([...codegen, ...process.argv.slice(2)], { show: "at once" });
process.exit(ok ? 0 : 1);
