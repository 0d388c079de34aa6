import { expectAnswer, needed, Refusal } from "./staff-act.ts";

type Releasing<Platform, Staff> = {
  readonly releaseMessage: (platform: Platform, staff: Staff, id: string) => Promise<string>;
  readonly releaseMessages: (
    platform: Platform,
    staff: Staff,
    topic: string | undefined,
  ) => Promise<number | "not allowed">;
};

/** What staff of shop and club alike do with messages that the outbox has given up. */
export function releaseActs<Platform, Staff>({ releaseMessage, releaseMessages }: Releasing<Platform, Staff>) {
  return {
    "release-message": {
      usage: "release-message <message id>",
      run: async (platform: Platform, staff: Staff, [id]: readonly string[]) =>
        expectAnswer(await releaseMessage(platform, staff, needed(id, "The message's id")), "released"),
    },
    "release-messages": {
      usage: "release-messages <topic|all>",
      run: async (platform: Platform, staff: Staff, [topic]: readonly string[]) => {
        const wanted = needed(topic, "The topic, or all,");
        const released = await releaseMessages(platform, staff, wanted === "all" ? undefined : wanted);
        if (released === "not allowed") throw new Refusal("Not done: not allowed.");
        return [`Done: ${released} released.`];
      },
    },
  };
}
