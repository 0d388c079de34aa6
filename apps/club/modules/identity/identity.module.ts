import type { ClubModule } from "../../platform/club-module.ts";
import { shopSessions } from "./providers/shop-sessions.ts";
import { callingMembers } from "./use-cases/member-of-caller.ts";

export const identityModule: ClubModule = { name: "identity", migrations: {}, parts: [shopSessions, callingMembers] };
