import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import { linkedMemberCode } from "../../membership/membership.ts";
import { spendableOf } from "../storage/books.ts";

type Balance = { readonly available: number | null };

/** What an account's member may spend; null when the account has no member. */
export function spendableBy({ code }: AssertedPrincipal): Statement<Balance> {
  const spendable = spendableOf(linkedMemberCode(code));
  return async (...sent) => ({ available: (await spendable(...sent)) ?? null });
}

/** Returns to the shop only what a member whom it asks for may spend. */
export async function answerBalance(
  { kind }: AssertedPrincipal,
  balance: Balance,
): Promise<Balance | typeof notAllowed> {
  return kind === "member" ? balance : notAllowed;
}
