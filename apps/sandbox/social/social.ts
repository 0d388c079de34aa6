import type { FastifyInstance } from "fastify";
import { sendPage } from "../console/page.ts";
import { merchantsOf } from "./domain/merchants.ts";
import { mountFacebook } from "./facebook/facebook.ts";
import { mountGoogle } from "./google/google.ts";
import { accountTable } from "./pages/account-picker.ts";

export type SocialSettings = {
  readonly publicUrl: string;
  readonly storefrontUrl: string;
  readonly google: { readonly id: string; readonly secret: string };
  readonly facebook: { readonly id: string; readonly secret: string };
};

/**
 * Sign-in with Google and Facebook: their protocols, and a page each where a person picks an
 * account.
 */
export async function mountSocial(server: FastifyInstance, settings: SocialSettings): Promise<void> {
  const { publicUrl, storefrontUrl } = settings;
  await mountGoogle(server, publicUrl, merchantsOf(settings.google, storefrontUrl));
  await mountFacebook(server, merchantsOf(settings.facebook, storefrontUrl));
  server.get("/social", async (_request, reply) => sendPage(reply, { title: "Accounts", body: accountTable() }));
}
