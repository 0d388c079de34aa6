import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { launchGelora } from "../../tools/commands/start/launch.ts";
import type { Gelora } from "../support/gelora.ts";

const operation = z.object({ operationName: z.string(), variables: z.record(z.string(), z.unknown()) });
type Operation = z.infer<typeof operation>;
type Answer = object | ((variables: Operation["variables"]) => object) | "fails";

/**
 * A separate storefront without a page cache, in front of a shop that can be stubbed: pages are
 * rendered on the server, where a browser cannot stub a call.
 */
export type StorefrontBehind = {
  readonly address: string;
  /** The storefront's and its pages' requests, oldest first. */
  readonly asked: readonly Operation[];
  /**
   * Answers the operation with this `data`, or with what it is for its variables, or fails it, from
   * now on; undefined lets the shop answer again.
   */
  answerWith(operationName: string, answer: Answer | undefined): void;
  /** Lets the shop answer, and changes the text of its answers to this operation from now on. */
  changeAnswer(operationName: string, change: (text: string) => string): void;
  close(): Promise<void>;
};

/** @param settings added to the storefront's usual ones */
export async function openStorefrontBehind(
  gelora: Gelora,
  settings: Readonly<Record<string, string>> = {},
): Promise<StorefrontBehind> {
  const asked: Operation[] = [];
  const answers = new Map<string, Answer>();
  const changes = new Map<string, (text: string) => string>();
  const go = createServer((request, response) => {
    pass(request, response).catch(() => response.writeHead(502).end());
  });
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const open = {
      "access-control-allow-origin": request.headers.origin ?? "*",
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "auth-token, language, origin-alias, content-type",
    };
    // What a page noticed of a visit is no operation.
    const isOperation = request.method === "POST" && request.url !== "/collector/events";
    if (!isOperation) return void response.writeHead(204, open).end();
    const body = Buffer.concat(await request.toArray()).toString();
    const one = operation.parse(JSON.parse(body));
    asked.push(one);
    const planned = answers.get(one.operationName);
    const headers = { ...open, "content-type": "application/json" };
    if (planned === "fails") return void response.writeHead(500, headers).end("{}");
    if (planned) {
      const data = typeof planned === "function" ? planned(one.variables) : planned;
      return void response.writeHead(200, headers).end(JSON.stringify({ data }));
    }
    const answer = await fetch(`${gelora.shop}${request.url}`, { method: "POST", body, headers: sentOn(request) });
    const text = await answer.text();
    response.writeHead(answer.status, headers).end(changes.get(one.operationName)?.(text) ?? text);
  };
  await new Promise<void>((resolve) => go.listen(0, "localhost", resolve));
  const dataFolder = await mkdtemp(join(tmpdir(), "gelora-looking-"));
  const running = await launchGelora({
    dataFolder,
    programs: ["storefront"],
    environment: {
      SHOP_URL: `http://localhost:${portOf(go.address())}`,
      CLUB_URL: gelora.club,
      SANDBOX_URL: gelora.sandbox,
      PAGE_CACHE_MEGABYTES: "0",
      ...settings,
    },
  });
  return {
    address: running.addresses.storefront,
    asked,
    answerWith: (name, answer) => {
      if (answer) answers.set(name, answer);
      else answers.delete(name);
    },
    changeAnswer: (name, change) => {
      changes.set(name, change);
    },
    close: async () => {
      await running.stop();
      go.closeAllConnections();
      go.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === "object" && address !== null ? address.port : 0;

function sentOn({ headers }: IncomingMessage): Record<string, string> {
  const kept = ["content-type", "accept", "language", "origin-alias", "auth-token"];
  return Object.fromEntries(kept.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : [])));
}
