import { readFile } from "node:fs/promises";
import { html } from "@gelora/locale/html.ts";
import type { FastifyInstance } from "fastify";
import { sendPage } from "./page.ts";

/** The index page of every party that the sandbox plays, and the console's styles. */
export async function mountConsole(server: FastifyInstance, storefrontUrl: string): Promise<void> {
  const stylesheet = await readFile(new URL("./sandbox.css", import.meta.url), "utf8");
  server.get("/console/sandbox.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "max-age=60").send(stylesheet),
  );
  server.get("/", async (_request, reply) => sendPage(reply, { title: "Overview", body: overview(storefrontUrl) }));
}

const cards = [
  {
    address: "/payments",
    name: "Payments",
    text: "Pay, decline or let expire what the shop has charged; send notifications late, repeated, out of order or forged.",
    protocol: "Midtrans Core API at /midtrans/v2",
  },
  {
    address: "/parcels",
    name: "Parcels",
    text: "Watch the courier's parcels move, hurry them, or let a delivery fail.",
    protocol: "Biteship at /biteship/v1",
  },
  {
    address: "/postbox",
    name: "Postbox",
    text: "Read the mails, WhatsApp messages and SMS that were sent, with codes and links.",
    protocol: "SMTP, WhatsApp Cloud API at /whatsapp, Twilio at /sms",
  },
  {
    address: "/social",
    name: "Accounts",
    text: "See who can sign in with Google or Facebook: people the store knows and people it does not, with confirmed addresses and without.",
    protocol: "OpenID Connect at /google, Facebook Login at /facebook",
  },
  {
    address: "/recommendations?sku=",
    name: "Recommendations",
    text: "Eight relatives for a sku, learned from the shop's product feed.",
    protocol: "GET /recommendations?sku=",
  },
  {
    address: "/collector/events",
    name: "Collector",
    text: "What Google Analytics and Meta would hear of shoppers who agreed: page views, logins, goods, checkouts, purchases.",
    protocol: "Measurement Protocol at /collector/mp/collect, Conversions API at /collector/v23.0/{pixel}/events",
  },
  {
    address: "/sandbox/faults",
    name: "Faults",
    text: "Which parties misbehave at the moment. Tests plan it in one request.",
    protocol: "PUT /sandbox/faults",
  },
] as const;

function overview(storefrontUrl: string) {
  const list = cards.map(
    (card) =>
      html`<li class="card"><h2><a href="${card.address}">${card.name}</a></h2><p>${card.text}</p><p class="hint">${card.protocol}</p></li>`,
  );
  return html`<p class="lead">These are the parties outside the shop: who takes the money, who carries the parcels, who delivers the messages. Each speaks the protocol of the real one.
<a href="${storefrontUrl}">Go to the store</a></p><ul class="cards">${list}</ul>
<h2>Cards to try</h2><ul class="lines"><li><code>4811 1111 1111 1114</code> is accepted, with the 3-D Secure code 112233</li><li><code>4911 1111 1111 1113</code> is declined by its bank</li></ul>`;
}
