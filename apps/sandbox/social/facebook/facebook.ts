import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Merchant } from "../domain/merchants.ts";
import { createAccessTokens } from "./access-tokens.ts";
import { mountDialog } from "./dialog.ts";
import { mountGraph } from "./graph.ts";

/** The version that the specification names [SOC-02, CON-14]. */
const version = "v8.0";

/**
 * Facebook Login for the web (developers.facebook.com/docs/facebook-login/web): the script, its
 * dialog, and the Graph API that a shop calls.
 */
export async function mountFacebook(server: FastifyInstance, merchants: readonly Merchant[]): Promise<void> {
  const [sdk, answer] = await Promise.all(
    ["sdk.js", "answer.js"].map((file) => readFile(new URL(file, import.meta.url), "utf8")),
  );
  server.get<{ Params: { locale: string } }>("/facebook/:locale/sdk.js", async (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "public, max-age=1200")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("access-control-allow-origin", "*")
      .send(sdk),
  );
  server.get("/facebook/x/connect/answer.js", async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(answer),
  );
  server.get("/facebook/x/connect/answer", async (_request, reply) =>
    reply
      .headers({ "content-security-policy": "default-src 'none'; script-src 'self'", "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(
        '<!doctype html><html lang="en"><title>Facebook · Gelora sandbox</title><script src="/facebook/x/connect/answer.js"></script><p>You can close this window.</p></html>',
      ),
  );
  const tokens = createAccessTokens();
  mountDialog(server, version, tokens, merchants);
  mountGraph(server, version, tokens, merchants);
}
