import { sealText, unsealText } from "@gelora/service-kit/sealed-text.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import type { BankAccount } from "../domain/bank-account.ts";

const accountSchema = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
});

/**
 * Encrypts bank details for the database.
 * @param subject the code of what they are stored with: at another row nobody can read them
 */
export function sealAccount({ configuration }: Platform, subject: string, account: BankAccount): string {
  return sealText(configuration.BANK_ACCOUNT_SECRET, JSON.stringify(account), subject);
}

/** @throws Error when they were sealed for another subject, or with another secret */
export function unsealAccount({ configuration }: Platform, subject: string, sealed: string): BankAccount {
  return accountSchema.parse(JSON.parse(unsealText(configuration.BANK_ACCOUNT_SECRET, sealed, subject)));
}
