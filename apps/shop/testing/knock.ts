import { clubService, shopService } from "@gelora/contracts/service-caller.ts";
import { signAssertion } from "@gelora/service-kit/assertion.ts";
import type { TestShop } from "./shop.ts";

/** A call to one of the shop's doors as a program of the club makes it. */
export type Knock = {
  readonly path: string;
  readonly program: string;
  readonly message: object;
  /** What to assert instead, to be refused. */
  readonly instead?: { readonly issuer?: string; readonly audience?: string; readonly kind?: string };
};

/** @returns the status, and the body as JSON */
export async function knock(shop: TestShop, { path, program, message, instead = {} }: Knock) {
  const body = JSON.stringify(message);
  const { issuer = clubService, audience = shopService, kind = "program" } = instead;
  const headers = signAssertion(
    { method: "POST", path, body },
    { issuer, audience, principal: { kind, code: program } },
    "gelora-local-service-secret",
    shop.platform.clock.now(),
  );
  const answer = await shop.server.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}
