/** The members' PINs, which redeeming points needs, and the proofs that they were entered. */

export { isWholePin } from "./domain/pin-rule.ts";
export { hasPin, knownPin, type PinState, pinStateOf } from "./storage/pins.ts";
export { endPinProofs, spendProof, spentProof } from "./storage/proofs.ts";
export { changePin } from "./use-cases/change-pin.ts";
export { choosePin } from "./use-cases/choose-pin.ts";
export { enterPin } from "./use-cases/enter-pin.ts";
export { setPin } from "./use-cases/set-pin.ts";
export { unlockPin } from "./use-cases/unlock-pin.ts";
