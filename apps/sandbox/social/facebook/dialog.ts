import { html } from "@gelora/locale/html.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sendPage } from "../../console/page.ts";
import { steering } from "../../platform/requests.ts";
import { chosenAccount } from "../domain/accounts.ts";
import type { Merchant } from "../domain/merchants.ts";
import { accountPicker } from "../pages/account-picker.ts";
import { type AccessTokens, signedRequest } from "./access-tokens.ts";

/**
 * The parameters that our script sends to the dialog. `channel` identifies the call, so that the
 * answer reaches the page that waits for it.
 */
const requestSchema = z.object({
  client_id: z.string(),
  origin: z.string(),
  channel: z.string().regex(/^[\w-]{8,64}$/),
  scope: z.string().max(200).default(""),
});
type DialogRequest = z.infer<typeof requestSchema>;

/**
 * The popup: a person picks an account or cancels, and the page that opened it gets the result.
 * Only the app's own origins do.
 */
export function mountDialog(
  server: FastifyInstance,
  version: string,
  tokens: AccessTokens,
  merchants: readonly Merchant[],
): void {
  const action = `/facebook/${version}/dialog/oauth`;
  const read = (request: FastifyRequest): { merchant: Merchant; asked: DialogRequest } | undefined => {
    const asked = requestSchema.safeParse(steering(request));
    const merchant = merchants.find(({ id, origin }) => id === asked.data?.client_id && origin === asked.data.origin);
    return asked.success && merchant ? { merchant, asked: asked.data } : undefined;
  };
  const picker = (reply: FastifyReply, { name }: Merchant, hidden: DialogRequest, complaint?: string) =>
    sendPage(reply, {
      title: "Log in with Facebook",
      status: complaint ? 422 : 200,
      body: accountPicker({ merchant: name, action, hidden, unconfirmed: "no confirmed address", complaint }),
    });
  server.get(action, async (request, reply) => {
    const known = read(request);
    return known ? picker(reply, known.merchant, known.asked) : refuse(reply);
  });
  server.post(action, async (request, reply) => {
    const known = read(request);
    if (!known) return refuse(reply);
    const { merchant, asked } = known;
    const form = steering(request);
    const { origin, channel } = asked;
    if (form.account === "cancel")
      return reply.redirect(answerAddress({ origin, channel, error: "access_denied" }), 303);
    const account = chosenAccount(form);
    if (!account) return picker(reply, merchant, asked, "Please give an email address and a first name.");
    const issued = tokens.issue(account, merchant.id, ["public_profile", ...asked.scope.split(/[ ,]+/)]);
    return reply.redirect(answerAddress({ origin, channel, ...grantOf(issued, merchant) }), 303);
  });
}

function grantOf(issued: ReturnType<AccessTokens["issue"]>, merchant: Merchant) {
  return {
    access_token: issued.token,
    user_id: issued.userId,
    expires_in: String(issued.expiresAt - issued.issuedAt),
    signed_request: signedRequest(merchant, issued.userId, issued.issuedAt),
  };
}

/** The answer is in the fragment, so that no server and no log sees the token. */
function answerAddress(answer: Readonly<Record<string, string>>): string {
  return `/facebook/x/connect/answer#${new URLSearchParams(answer)}`;
}

function refuse(reply: FastifyReply): FastifyReply {
  const body = html`<p>This app, or the page that opened this window, is not known here.</p>`;
  return sendPage(reply, { title: "App not set up", status: 400, body });
}
