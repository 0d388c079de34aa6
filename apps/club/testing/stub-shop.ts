import { once } from "node:events";
import { createServer } from "node:http";
import { type AssertedPrincipal, clubService, shopService } from "@gelora/contracts/service-caller.ts";
import { clubGatewayProgram, sessionLookupPath, sessionLookupQuestion } from "@gelora/contracts/session-lookup.ts";
import { readAssertion } from "@gelora/service-kit/assertion.ts";

/** A stand-in for the shop's answers about sessions, which accepts only properly signed questions. */
export type StubShop = {
  readonly url: string;
  /** Opens a session. @returns its token */
  signIn(principal: AssertedPrincipal, companion?: string): string;
  /** How often it was asked. */
  readonly asked: () => number;
  /** From now on it answers with an error. */
  fail(): void;
  close(): Promise<void>;
};

/** @param now the club's clock, which tests move */
export async function openStubShop(now: () => Date): Promise<StubShop> {
  const sessions = new Map<string, { readonly principal: AssertedPrincipal; readonly companion: string | undefined }>();
  let asked = 0;
  let fails = false;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked += 1;
    const assertion = readAssertion({ method: "POST", path: sessionLookupPath, body }, request.headers, {
      audience: shopService,
      secret: "gelora-local-service-secret",
      now: now(),
    });
    const isClub = assertion?.issuer === clubService && assertion.principal.code === clubGatewayProgram;
    if (!isClub || fails) return response.writeHead(isClub ? 500 : 401).end("{}");
    const { token, companion, fromBrowser } = sessionLookupQuestion.parse(JSON.parse(body));
    const session = sessions.get(token);
    const fits = session && (session.companion === undefined ? !fromBrowser : session.companion === companion);
    return response.end(JSON.stringify({ principal: fits ? session.principal : null }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the stub shop has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    signIn: (principal, companion) => {
      const token = String(sessions.size).padStart(43, "t");
      sessions.set(token, { principal, companion });
      return token;
    },
    asked: () => asked,
    fail: () => {
      fails = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
