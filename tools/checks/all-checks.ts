import type { Check } from "./check.ts";
import { constantTime } from "./rules/constant-time.ts";
import { cycles } from "./rules/cycles.ts";
import { documents } from "./rules/documents.ts";
import { doorsteps } from "./rules/doorsteps.ts";
import { environment } from "./rules/environment.ts";
import { fileNames } from "./rules/file-names.ts";
import { layers } from "./rules/layers.ts";
import { messages } from "./rules/messages.ts";
import { neighbours } from "./rules/neighbours.ts";
import { noAny } from "./rules/no-any.ts";
import { tableNames } from "./rules/table-names.ts";
import { tests } from "./rules/tests.ts";
import { words } from "./rules/words.ts";

export const allChecks: readonly Check[] = [
  doorsteps,
  neighbours,
  layers,
  cycles,
  noAny,
  constantTime,
  fileNames,
  words,
  messages,
  documents,
  environment,
  tableNames,
  tests,
];
