import { totpCode } from "@gelora/service-kit/totp.ts";
import { z } from "zod";
import type { Gelora } from "./gelora.ts";

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** Staff at the shop's gateway for them, signed in once for each run: a code signs in once. */
export type Desk = {
  /** Sends one operation as someone with this role, and returns its field. @throws Error */
  send(role: keyof typeof people, query: string): Promise<unknown>;
};

/** The seeded staff, `demo/people/seeded-staff.ts`. */
const people = {
  support: { staffCode: "budi", password: "Bantu-Semua4", secret: "MJ2WI2JAONSWYYLMOUQGEYLOORSXE4ZB" },
  warehouse: { staffCode: "wati", password: "Gudang-Rapi5", secret: "O5QXI2JAONSWYYLMOUQGEYLOORSXE4ZB" },
  finance: { staffCode: "rina", password: "Hitung-Teliti6", secret: "OJUW4YJAONSWYYLMOUQGEYLOORSXE4ZB" },
  merchandising: { staffCode: "wayan", password: "Etalase-Indah8", secret: "O5QXSYLOEBZWK3DBNR2SA2TVNJ2XEIJB" },
} as const;

const stepMs = 30_000;

const tokens = new Map<string, Promise<string>>();

export function openDesk({ shop }: Pick<Gelora, "shop">): Desk {
  const ask = async (query: string, token?: string): Promise<Record<string, unknown>> => {
    const response = await fetch(`${shop}/staff/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = answer.parse(await response.json());
    if (errors?.[0]) throw new Error(errors[0].message);
    return data ?? {};
  };
  const signIn = async (role: keyof typeof people): Promise<string> => {
    const { staffCode, password, secret } = people[role];
    const attempt = async (ahead: number): Promise<string> => {
      const code = totpCode(secret, new Date(Date.now() + ahead));
      const { signIn: signedIn } = await ask(
        `mutation { signIn(staffCode: "${staffCode}", password: "${password}", code: "${code}") { token } }`,
      );
      return z.object({ token: z.string() }).parse(signedIn).token;
    };
    // A journey that runs beside this one may have spent the code; a clock may be one step ahead.
    return attempt(0).catch(() => attempt(stepMs));
  };
  return {
    send: async (role, query) => {
      const key = `${shop} ${role}`;
      const token = tokens.get(key) ?? signIn(role);
      tokens.set(key, token);
      // Kept, it would fail all further journeys of this worker, and each second try.
      token.catch(() => tokens.delete(key));
      const [value] = Object.values(await ask(query, await token));
      return value;
    },
  };
}
