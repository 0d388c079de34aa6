import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { memberOfCaller, notLinked } from "../../identity/identity.ts";
import { selectMovements } from "../../ledger/ledger.ts";
import { movementsFile } from "../domain/movements-file.ts";
import { say } from "../domain/words.ts";

/** A spreadsheet of a member's movements has room for many years. */
const mostMovements = 10_000;

export const mapClubMovementsFile: QueryResolvers["mapClubMovementsFile"] = async (_parent, _input, context) => {
  const member = await memberOfCaller(context);
  if (!member) return notLinked(context.language);
  const { platform, language } = context;
  const movements = await selectMovements(platform, member.memberCode, { before: undefined, limit: mostMovements });
  return { success: true, fileName: say(language, "file.name"), content: movementsFile(movements, language) };
};
