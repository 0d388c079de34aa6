import { memberSessionOf } from "../../../platform/refusals.ts";
import type { QueryResolvers } from "../../../platform/schema.generated.ts";
import { listSessions } from "../use-cases/list-sessions.ts";

export const sessionList: QueryResolvers["sessionList"] = async (_parent, _input, context) => [
  ...(await listSessions(context.platform, memberSessionOf(context))),
];
