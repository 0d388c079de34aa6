import { once } from "node:events";
import { createServer } from "node:http";
import type { Socket } from "node:net";
import { type ClubLinkReport, clubLinkReport, clubLinksPath, clubLinksProgram } from "@gelora/contracts/club-links.ts";
import { type ClubLoginQuestion, clubLoginPath, clubLoginQuestion } from "@gelora/contracts/club-login.ts";
import { type AssertedPrincipal, clubService, shopService } from "@gelora/contracts/service-caller.ts";
import { clubGatewayProgram, sessionLookupPath, sessionLookupQuestion } from "@gelora/contracts/session-lookup.ts";
import { readAssertion } from "@gelora/service-kit/assertion.ts";

/** A stand-in for the shop's doors, which accepts only properly signed calls. */
export type StubShop = {
  readonly url: string;
  /** Opens a session. @returns its token */
  signIn(principal: AssertedPrincipal, companion?: string): string;
  /** How often it was asked. */
  readonly asked: () => number;
  /** What it has taken in about links, in the order in which it came. */
  readonly reports: readonly ClubLinkReport[];
  /** The sessions that it was asked to open. */
  readonly logins: readonly ClubLoginQuestion[];
  /** From now on it answers with an error. */
  fail(): void;
  /** Whether it answers reports about links with an error. */
  refuseReports(isRefusing: boolean): void;
  /** Ends each keep-alive connection as the next call comes over it. @returns how many there are */
  endOpenConnections(): number;
  close(): Promise<void>;
};

/** @param now the club's clock, which tests move */
export async function openStubShop(now: () => Date): Promise<StubShop> {
  const sessions = new Map<string, { readonly principal: AssertedPrincipal; readonly companion: string | undefined }>();
  let asked = 0;
  let fails = false;
  let refuses = false;
  const reports: ClubLinkReport[] = [];
  const logins: ClubLoginQuestion[] = [];
  const whose = (body: unknown) => {
    const { token, companion, fromBrowser } = sessionLookupQuestion.parse(body);
    const session = sessions.get(token);
    const fits = session && (session.companion === undefined ? !fromBrowser : session.companion === companion);
    return { principal: fits ? session.principal : null };
  };
  const open = (body: unknown) => {
    const login = clubLoginQuestion.parse(body);
    logins.push(login);
    const { accountCode: userCode, fromBrowser } = login;
    const person = { userCode, email: null, mobile: null, firstName: "Dewi", lastName: "K", tenantCode: "gelora-id" };
    const companion = fromBrowser ? { value: "n".repeat(43), lifeSeconds: 60 } : null;
    return { ok: true, token: "s".repeat(43), visitorUniqueKey: "v".repeat(43), companion, ...person };
  };
  const doors: Readonly<Record<string, { readonly program: string; readonly take: (body: unknown) => object }>> = {
    [sessionLookupPath]: { program: clubGatewayProgram, take: whose },
    [clubLoginPath]: { program: clubGatewayProgram, take: open },
    [clubLinksPath]: {
      program: clubLinksProgram,
      take: (body) => ({ taken: reports.push(clubLinkReport.parse(body)) }),
    },
  };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const path = request.url ?? "";
    if (path === sessionLookupPath) asked += 1;
    const assertion = readAssertion({ method: "POST", path, body }, request.headers, {
      audience: shopService,
      secret: "gelora-local-service-secret",
      now: now(),
    });
    const door = doors[path];
    const isClub = assertion?.issuer === clubService && assertion.principal.code === door?.program;
    if (!door || !isClub || fails || (refuses && path === clubLinksPath))
      return response.writeHead(isClub ? 500 : 401).end("{}");
    return response.end(JSON.stringify(door.take(JSON.parse(body))));
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  // On a busy machine it would close an idle connection just when the club sends a call over it.
  server.keepAliveTimeout = 0;
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
    reports,
    logins,
    fail: () => {
      fails = true;
    },
    refuseReports: (isRefusing) => {
      refuses = isRefusing;
    },
    endOpenConnections: () => {
      for (const socket of sockets) socket.prependOnceListener("data", () => socket.destroy());
      return sockets.size;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
