/** Codes by SMS, with which a member shows that a number is theirs. */

export { noFlow } from "./domain/code-purpose.ts";
export { spendCode } from "./storage/codes.ts";
export { matchCode } from "./use-cases/match-code.ts";
export { promiseCode } from "./use-cases/promise-code.ts";
export { sendCode } from "./use-cases/send-code.ts";
