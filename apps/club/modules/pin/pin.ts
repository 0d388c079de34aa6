/** The members' PINs, which redeeming points needs, and the proofs that they were entered. */

export { hasPin } from "./storage/pins.ts";
export { spendProof } from "./storage/proofs.ts";
export { setPin } from "./use-cases/set-pin.ts";
