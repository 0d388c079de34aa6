import { expect, test } from "vitest";
import { purposeOf } from "./domain/subject.ts";
import { flowOf } from "./verification.ts";

test("[AC-04] member, browser and source have flows of their own, and a member's codes are for another purpose", () => {
  const source = "203.0.113.1";
  const visitor = { sessionId: "1", kind: "visitor", visitorKey: "key" } as const;
  const guest = { ...visitor, kind: "guest-account", accountCode: "G1" } as const;
  const member = { ...visitor, kind: "member", accountCode: "M1" } as const;
  const flows = [undefined, visitor, guest, member].map((session) => flowOf({ session, source }));
  // A guest checkout happens in the same browser's flow; a sign-in changes the flow.
  expect(flows).toEqual(["source:203.0.113.1", "visitor:key", "visitor:key", "member:M1"]);
  expect(flows.map(purposeOf)).toEqual(["registration", "registration", "registration", "change"]);
});
