import type { JsonValue } from "@gelora/service-kit/json-value.ts";
import type { NewMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CountedEvents } from "../domain/counted.ts";
import { ga4 } from "../providers/ga4.ts";
import { meta } from "../providers/meta.ts";
import { ga4Topic, metaTopic } from "./topics.ts";

/** Hands events to the outbox for each provider that is configured, in the caller's transaction. */
export async function writeCounted(platform: Platform, counted: CountedEvents): Promise<void> {
  const topics = [...(ga4.of(platform) ? [ga4Topic] : []), ...(meta.of(platform) ? [metaTopic] : [])];
  const payload: JsonValue = JSON.parse(JSON.stringify(counted));
  const key = `visit:${counted.clientId}`;
  await platform.outbox.writeAll(topics.map((topic): NewMessage => ({ topic, key: `${topic}:${key}`, payload })));
}
