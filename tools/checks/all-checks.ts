import type { Check } from "./check.ts";
import { clientReads } from "./rules/client-reads.ts";
import { constantTime } from "./rules/constant-time.ts";
import { cycles } from "./rules/cycles.ts";
import { dependencies } from "./rules/dependencies.ts";
import { documents } from "./rules/documents.ts";
import { doorsteps } from "./rules/doorsteps.ts";
import { environment } from "./rules/environment.ts";
import { failureWords } from "./rules/failure-words.ts";
import { fileNames } from "./rules/file-names.ts";
import { formerVersion } from "./rules/former-version.ts";
import { layers } from "./rules/layers.ts";
import { messages } from "./rules/messages.ts";
import { neighbours } from "./rules/neighbours.ts";
import { noAny } from "./rules/no-any.ts";
import { operationNames } from "./rules/operation-names.ts";
import { plainWords } from "./rules/plain-words.ts";
import { rawConditions } from "./rules/raw-conditions.ts";
import { renames } from "./rules/renames.ts";
import { settings } from "./rules/settings.ts";
import { shopperWords } from "./rules/shopper-words.ts";
import { tableNames } from "./rules/table-names.ts";
import { testing } from "./rules/testing.ts";
import { tests } from "./rules/tests.ts";
import { unusedWords } from "./rules/unused-words.ts";
import { words } from "./rules/words.ts";
import { wrapping } from "./rules/wrapping.ts";

export const allChecks: readonly Check[] = [
  doorsteps,
  neighbours,
  layers,
  cycles,
  noAny,
  constantTime,
  rawConditions,
  clientReads,
  renames,
  fileNames,
  wrapping,
  words,
  plainWords,
  messages,
  shopperWords,
  unusedWords,
  failureWords,
  documents,
  environment,
  settings,
  dependencies,
  operationNames,
  tableNames,
  formerVersion,
  testing,
  tests,
];
