import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { linkOfMember, type Member, memberOfAccount } from "../../membership/membership.ts";
import { isLocked } from "../storage/link-locks.ts";
import { insertTicket } from "../storage/link-tickets.ts";
import { type Credentials, tryCard } from "./try-card.ts";

/** A card whose password is correct. */
export type BoundCard = {
  readonly member: Member;
  /** Proves the password to `confirmLink`. */
  readonly ticket: string;
  /** The card is another account's. */
  readonly cardHasAccount: boolean;
  /** This account has another card. */
  readonly accountHasCard: boolean;
};

/**
 * Finds the card that a member at the shop wants to link, by its number and password [LNK-11,
 * LNK-17, LNK-27]. Changes nothing but the counts of tries.
 * @returns undefined when no card has this number and password; failure LINK_LOCKED when the card's
 * owner has objected to what was done with this password, and those of the number and of
 * `checkPassword`
 */
export async function bindAccount(
  context: RequestContext,
  accountCode: string,
  typed: Credentials,
): Promise<Outcome<BoundCard | undefined>> {
  const fault = mobileError(typed.mobile);
  if (fault) return failure(fault);
  const { platform, credentials } = context;
  const found: { card?: BoundCard; isLocked?: boolean } = {};
  const mobile = mobileDigitsOf(typed.mobile);
  const right = await tryCard(
    context,
    { mobile, password: typed.password, accountCode },
    async (member, passwordVersion) => {
      const { memberCode } = member;
      found.isLocked = await isLocked(platform, memberCode, passwordVersion);
      if (found.isLocked) return;
      const [ofCard, ofAccount] = [
        await linkOfMember(platform, memberCode),
        await memberOfAccount(platform, accountCode),
      ];
      const ticket = await insertTicket(
        platform,
        { accountCode, memberCode, passwordVersion },
        credentials?.token ?? "",
      );
      const cardHasAccount = (ofCard?.accountCode ?? accountCode) !== accountCode;
      const accountHasCard = (ofAccount ?? memberCode) !== memberCode;
      found.card = { member, ticket, cardHasAccount, accountHasCard };
    },
  );
  if (!right.ok) return right;
  return found.isLocked ? failure("LINK_LOCKED") : success(right.value ? found.card : undefined);
}
