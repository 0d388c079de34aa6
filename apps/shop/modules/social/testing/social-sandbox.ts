import { freePort } from "@gelora/service-kit/free-port.ts";
import { startSandbox } from "@gelora/testkit/sandbox-process.ts";

/** The sandbox program's Google and Facebook, and a person at their pages. */
export type SocialSandbox = {
  /** The settings of a shop that uses it. */
  readonly environment: {
    readonly GOOGLE_ISSUER: string;
    readonly FACEBOOK_GRAPH_URL: string;
  };
  /**
   * Opens Google's page at this address and picks an account.
   * @returns the parameters of the address that the browser is sent back to
   */
  pickAtGoogle(address: string, account: Picked): Promise<GoogleCallback>;
  /** @returns the access token and the user's id for our app, or for another one */
  pickAtFacebook(account: Picked, appId?: string): Promise<{ readonly token: string; readonly userId: string }>;
  setFault(party: "google" | "facebook", mode: string, times?: number): Promise<void>;
  stop(): Promise<void>;
};

/** The key of a seeded account, or the fields of a typed one. */
type Picked = string | Readonly<Record<string, string>>;
export type GoogleCallback = { readonly state: string; readonly code: string; readonly iss: string };

export async function startSocialSandbox(): Promise<SocialSandbox> {
  // The issuer names its own address, so the port must be known first.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({ PORT: String(port), SANDBOX_URL: url });
  const submit = async (path: string, fields: Record<string, string>): Promise<URL> => {
    const answer = await fetch(new URL(path, url), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
    });
    return new URL(answer.headers.get("location") ?? "", url);
  };
  return {
    environment: { GOOGLE_ISSUER: `${url}/google`, FACEBOOK_GRAPH_URL: `${url}/facebook` },
    pickAtGoogle: async (address, account) => {
      const { pathname, searchParams } = new URL(address);
      const back = await submit(pathname, { ...Object.fromEntries(searchParams), ...fieldsOf(account) });
      const answer = (name: string) => back.searchParams.get(name) ?? "";
      return { state: answer("state"), code: answer("code"), iss: answer("iss") };
    },
    pickAtFacebook: async (account, appId = "100000000000001") => {
      const asked = { client_id: appId, origin: "http://localhost:3000", channel: "a-channel", scope: "email" };
      const back = await submit("/facebook/v8.0/dialog/oauth", { ...asked, ...fieldsOf(account) });
      const answer = new URLSearchParams(back.hash.slice(1));
      return { token: answer.get("access_token") ?? "", userId: answer.get("user_id") ?? "" };
    },
    setFault: async (party, mode, times) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ party, mode, ...(times ? { times } : {}) });
      await fetch(`${url}/sandbox/faults`, { method: "PUT", headers, body });
    },
    stop: sandbox.stop,
  };
}

function fieldsOf(account: Picked): Record<string, string> {
  return typeof account === "string" ? { account } : { account: "typed", ...account };
}
