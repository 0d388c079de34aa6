import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AssertedPrincipal, assertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { readAssertion } from "@gelora/service-kit/assertion.ts";

/** A call of the shop, which it has asserted as agreed. */
export type ClubCall = { readonly path: string; readonly principal: AssertedPrincipal; readonly message: unknown };

/** An answer, a status without one, or no answer at all. */
export type ClubAnswer = object | number | "broken";

export type ClubServer = { readonly url: string; close(): Promise<void> };

/**
 * Serves a stand-in for the club to tests of the shop alone: only calls that are asserted as the
 * real one wants them.
 * @param now the shop's clock, which tests move
 */
export async function openClubServer(now: () => Date, answer: (call: ClubCall) => ClubAnswer): Promise<ClubServer> {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const path = request.url ?? "";
    const receiver = { audience: "club", secret: "gelora-local-service-secret", now: now() };
    const assertion = readAssertion({ method: "POST", path, body }, request.headers, receiver);
    if (!assertion) return response.writeHead(401).end("{}");
    const principal = assertedPrincipal.parse(assertion.principal);
    const answered = answer({ path, principal, message: JSON.parse(body) });
    if (answered === "broken") return response.destroy();
    if (typeof answered === "number") return response.writeHead(answered).end("{}");
    return response.end(JSON.stringify(answered));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the stand-in has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}
