/**
 * The accounts that money is transferred back to where a channel takes none. Guarantees: what is
 * stored was checked against its bank, is encrypted, and can be read only with what it was stored
 * for. The module that asks for an account stores it.
 */
export { type BankAccount, maskedAccount, readBankAccount, refundBanks } from "./domain/bank-account.ts";
export { sealAccount, unsealAccount } from "./use-cases/seal-account.ts";
