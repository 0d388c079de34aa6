import { totpCode } from "@gelora/service-kit/totp.ts";
import { seededStaff } from "./seeded-staff.ts";

/** What the seeded staff do. */
export type SeedDesk = {
  /** Does one act as one of them. @throws Error when it was refused */
  readonly act: (staffCode: string, act: string) => Promise<void>;
  /** Reads one field as one of them. @returns the answer's text */
  readonly read: (staffCode: string, field: string) => Promise<string>;
};

const stepMs = 30_000;

/** The same desk each time, opened when it is first needed: a code signs in once. */
export function seedDeskOnce(shop: string): () => Promise<SeedDesk> {
  let desk: Promise<SeedDesk> | undefined;
  return () => (desk ??= openSeedDesk(shop));
}

/**
 * Signs in at the staff's gateway, each of the staff once. A code of the second factor signs in
 * once, so anyone who has just signed in uses the next one, which the clock may be ahead for.
 */
async function openSeedDesk(shop: string): Promise<SeedDesk> {
  const tokens = new Map<string, string>();
  const ask = async (query: string, token?: string): Promise<string> => {
    const answer = await fetch(`${shop}/staff/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query }),
    });
    return answer.text();
  };
  for (const { staffCode, password, secret } of seededStaff) {
    for (const ahead of [0, stepMs]) {
      if (tokens.has(staffCode)) continue;
      const code = totpCode(secret, new Date(Date.now() + ahead));
      const text = await ask(
        `mutation { signIn(staffCode: "${staffCode}", password: "${password}", code: "${code}") { token } }`,
      );
      const [, token] = /"token":"([^"]+)"/.exec(text) ?? [];
      if (token) tokens.set(staffCode, token);
    }
  }
  return {
    act: async (staffCode, act) => {
      const text = await ask(`mutation { ${act} { success result } }`, tokens.get(staffCode));
      if (!text.includes('"success":true')) throw new Error(`${act}: ${text}`);
    },
    read: (staffCode, field) => ask(`{ ${field} }`, tokens.get(staffCode)),
  };
}

/** Reports to the provider that an order is paid. */
export async function playPayment(sandbox: string, orderCode: string): Promise<void> {
  const charges: unknown = await (await fetch(`${sandbox}/payments`)).json();
  const ids = [...JSON.stringify(charges).matchAll(/"order_id":"([^"]+)"/g)].flatMap(([, id]) => id ?? []);
  await pull(sandbox, `payments/${ids.find((id) => id.startsWith(orderCode)) ?? orderCode}/settle`);
}

/**
 * The courier takes an order's parcels as soon as the shop has asked for them, and delivers them.
 */
export async function playCourier(sandbox: string, orderCode: string, timeoutMs: number): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const taken = await pull(sandbox, `parcels/${orderCode}/pick`).catch(() => false);
    if (taken) break;
    if (Date.now() > until) throw new Error(`the courier has no parcel of ${orderCode}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await deliverTaken(sandbox, orderCode);
  // Goods of another day of shipping travel in parcels of their own.
  for (let number = 2; number <= 6; number += 1) {
    const parcel = `${orderCode}-P${number}`;
    if (!(await pull(sandbox, `parcels/${parcel}/pick`).catch(() => false))) continue;
    await deliverTaken(sandbox, parcel);
  }
}

async function deliverTaken(sandbox: string, parcelCode: string): Promise<void> {
  for (const way of ["transit", "deliver"]) await pull(sandbox, `parcels/${parcelCode}/${way}`);
}

async function pull(sandbox: string, lever: string): Promise<true> {
  const headers = { "content-type": "application/json", accept: "application/json" };
  const answer = await fetch(`${sandbox}/${lever}?wait=true`, { method: "POST", headers, body: "{}" });
  if (!answer.ok) throw new Error(`${lever}: ${answer.status}`);
  return true;
}
