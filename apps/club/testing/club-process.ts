import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type AssertedPrincipal, clubService, shopService } from "@gelora/contracts/service-caller.ts";
import { signAssertion } from "@gelora/service-kit/assertion.ts";

/** The club as a separate program, which can be killed. */
export type ClubProcess = {
  /**
   * Sends a message as the shop does.
   * @returns whether the club has taken it; not when it was killed before it answered
   */
  readonly tell: (path: string, principal: AssertedPrincipal, message: object) => Promise<boolean>;
  /**
   * Sends an operation to the gateway in the session of a token.
   * @returns the answer's text; undefined when the club was killed before it answered
   */
  readonly ask: (query: string, input: object | undefined, token: string) => Promise<string | undefined>;
  /** Ends it at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
};

const program = fileURLToPath(new URL("../main.ts", import.meta.url));

export async function startClubProcess(databaseUrl: string, environment: NodeJS.ProcessEnv = {}): Promise<ClubProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PORT: "0", CLUB_DATABASE_URL: databaseUrl, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const opened = Promise.withResolvers<number>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const port = /"port":(\d+)/.exec(line)?.[1];
    if (port) opened.resolve(Number(port));
  });
  void ended.then(() => opened.reject(new Error("the club exited before it answered")));
  const address = `http://127.0.0.1:${await opened.promise}`;
  return {
    tell: async (path, principal, message) => {
      const body = JSON.stringify(message);
      const assertion = { issuer: shopService, audience: clubService, principal };
      const headers = signAssertion(
        { method: "POST", path, body },
        assertion,
        "gelora-local-service-secret",
        new Date(),
      );
      const request = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
      const answer = await fetch(`${address}${path}`, request).catch(() => undefined);
      return answer?.status === 200;
    },
    ask: async (query, input, token) => {
      const body = JSON.stringify({ query, variables: { input } });
      const headers = { "content-type": "application/json", "auth-token": token };
      const answer = fetch(`${address}/loyalty/graphql`, { method: "POST", headers, body });
      return answer.then((response) => response.text()).catch(() => undefined);
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
