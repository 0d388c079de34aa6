import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session.ts";

/** True when the session's owner placed this order. */
export type OrderOwnership = (platform: Platform, session: Session, orderCode: string) => Promise<boolean>;
