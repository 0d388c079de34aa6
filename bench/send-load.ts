import { once } from "node:events";
import { type Agent, type IncomingMessage, request } from "node:http";
import type { Load } from "./measure.ts";

/** Rejects when there is no answer within twenty seconds. */
export async function sendLoad(
  { url, method = "GET", headers = {}, body }: Load,
  agent: Agent,
): Promise<{ readonly status: number; readonly text: string }> {
  const asking = request(url, { method, agent, headers, signal: AbortSignal.timeout(20_000) });
  asking.end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: (await answer.setEncoding("utf8").toArray()).join("") };
}
