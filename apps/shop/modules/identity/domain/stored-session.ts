import type { Session } from "../../../platform/session.ts";

/** A session as found by its token. */
export type StoredSession = {
  readonly session: Session;
  /** Of the browser it is bound to; absent for a client that is not a browser. */
  readonly companionDigest?: string;
};
