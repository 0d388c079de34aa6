import { expect, test } from "vitest";
import { invitationOf, isScheduled } from "./invitation.ts";

const now = new Date("2026-11-22T12:00:00Z");
const [before, after] = ["2026-11-22T11:00:00Z", "2026-11-22T13:00:00Z"];

test.each([
  [{ scheduledStatus: "1", expectPublishTime: before, expectCancelPublishTime: after }, true],
  [{ scheduledStatus: "1", expectPublishTime: after, expectCancelPublishTime: null }, false],
  [{ scheduledStatus: "1", expectPublishTime: null, expectCancelPublishTime: before }, false],
  [{ scheduledStatus: "1", expectPublishTime: "", expectCancelPublishTime: "" }, true],
  [{ scheduledStatus: "1", expectPublishTime: null, expectCancelPublishTime: now.toISOString() }, false],
  [{ scheduledStatus: "0", expectPublishTime: after, expectCancelPublishTime: before }, true],
  [{ scheduledStatus: null, expectPublishTime: null, expectCancelPublishTime: null }, true],
])("[NWS-03~] [Q50] the schedule %j lets it be shown: %s", (schedule, shown) => {
  expect(isScheduled(schedule, now)).toBe(shown);
});

const one = { title: "News", text: "Weekly.", image: "banner", link: "/page/privacy-policy", linkText: "How" };
const contentOf = (...blocks: readonly object[]) => JSON.stringify({ "en-US": { h5: blocks, pc: blocks } });

test("[NWS-05~] [NWS-23~] the first block invites and the last is the consent; a single one gives the consent its link", () => {
  const consent = { text: "I agree.", link: "/page/terms", linkText: "Terms" };
  expect(invitationOf(contentOf(one, consent), "en-US", "pc")).toMatchObject({
    title: "News",
    image: "banner",
    consent,
  });
  expect(invitationOf(contentOf(one), "en-US", "h5")?.consent).toEqual({
    text: "",
    link: "/page/privacy-policy",
    linkText: "How",
  });
});

test.each([null, "", "{", "[]", '{"en-US":{"pc":[]}}'])("no invitation comes of %j", (content) => {
  expect(invitationOf(content, "en-US", "pc")).toBeUndefined();
});
