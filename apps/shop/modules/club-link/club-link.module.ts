import { serviceEventsPath } from "@gelora/contracts/service-events.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { signRequest } from "@gelora/service-kit/signed-request.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ShopModule } from "../../platform/shop-module.ts";
import { clubEventTopic } from "./club-link.ts";

export const clubLinkModule: ShopModule = {
  name: "club-link",
  migrations: {},
  outboxHandlers: (platform) => ({ [clubEventTopic]: ({ payload }) => tellClub(platform, JSON.stringify(payload)) }),
};

/** @throws when the club did not take the event in: the outbox then tries again */
async function tellClub(platform: Platform, body: string): Promise<void> {
  const { CLUB_URL, SERVICE_SECRET } = platform.configuration;
  const headers = signRequest({ method: "POST", path: serviceEventsPath, body }, SERVICE_SECRET, platform.clock.now());
  const answer = await fetch(new URL(serviceEventsPath, CLUB_URL), {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(seconds(5)),
  });
  if (!answer.ok) throw new Error(`the club answered ${answer.status}`);
}
