import { ownerOf } from "../../../platform/session.ts";

/** The owner of a member's cart and orders. */
export function ownerOfMember(memberCode: string): string {
  return ownerOf({ kind: "member", accountCode: memberCode, visitorKey: "" });
}
