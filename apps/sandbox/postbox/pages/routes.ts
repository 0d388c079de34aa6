import { type Html, html } from "@gelora/locale/html.ts";
import type { FastifyInstance } from "fastify";
import { sendPage } from "../../console/page.ts";
import type { Mailbag, Message } from "../message.ts";

const moments = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Asia/Jakarta",
});
const shownAtOnce = 200;

/** A mail's own markup is shown in a frame that may not run, load or send anything. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; sandbox; frame-ancestors 'self'";

export function mountPostboxPages(server: FastifyInstance, mailbag: Mailbag): void {
  server.get<{ Querystring: { to?: string } }>("/postbox", async ({ query }, reply) => {
    const messages = mailbag.list(query.to);
    return sendPage(reply, { title: "Postbox", body: html`${filterForm(query.to)}${messageList(messages)}` });
  });
  server.get<{ Params: { id: string } }>("/postbox/:id", async ({ params }, reply) => {
    const message = mailbag.get(params.id);
    if (!message)
      return sendPage(reply, {
        title: "No such message",
        status: 404,
        body: html`<p>It may have been cleared. <a href="/postbox">See all messages</a></p>`,
      });
    return sendPage(reply, { title: message.subject ?? "Message", body: messageDetail(message) });
  });
  server.get<{ Params: { id: string } }>("/postbox/:id/html", async ({ params }, reply) => {
    const markup = mailbag.get(params.id)?.html;
    if (markup === null || markup === undefined) return reply.code(404).send({ message: "There is no such mail." });
    return reply.header("content-security-policy", mailPolicy).type("text/html; charset=utf-8").send(markup);
  });
  server.post("/postbox/clear", async (_request, reply) => {
    mailbag.clear();
    return reply.redirect("/postbox", 303);
  });
}

function filterForm(to: string | undefined): Html {
  return html`<form class="filter" method="get" action="/postbox"><label>To (mail address or phone number) <input name="to" value="${to ?? ""}"></label>
<button class="primary">Show</button> <a href="/postbox">Show all</a></form>
<form method="post" action="/postbox/clear"><button>Clear the postbox</button></form>`;
}

function messageList(messages: readonly Message[]): Html {
  if (messages.length === 0) return html`<p>Nothing has been sent.</p>`;
  const items = messages.slice(0, shownAtOnce).map(
    (
      message,
    ) => html`<li class="card"><p class="hint"><span class="badge">${message.channel}</span> to ${message.to}, ${moments.format(new Date(message.sentAt))} WIB</p>
<div class="message">${codeMark(message)}<div><a href="/postbox/${message.id}">${message.subject ?? "Message"}</a><p>${excerpt(message.text)}</p></div></div></li>`,
  );
  return html`<p>${messages.length} messages, newest first${messages.length > shownAtOnce ? `; the first ${shownAtOnce} are shown` : ""}.</p>
<ol class="messages">${items}</ol>`;
}

function excerpt(text: string): string {
  return text.length > 140 ? `${text.slice(0, 140)}…` : text;
}

function messageDetail(message: Message): Html {
  const mark = codeMark(message);
  const links = linksOf(message.text).map((link) => html`<li><a href="${link}">${link}</a></li>`);
  return html`${mark === undefined ? undefined : html`<p>${mark}</p>`}
<dl class="facts"><div><dt>By</dt><dd>${message.channel}</dd></div><div><dt>To</dt><dd>${message.to}</dd></div>
<div><dt>Sent</dt><dd>${moments.format(new Date(message.sentAt))} WIB</dd></div></dl>
${links.length === 0 ? undefined : html`<h2>Links</h2><ul class="lines">${links}</ul>`}
${message.channel === "mail" ? eventButtons(message) : undefined}
<h2>As the receiver sees it</h2>${messageAsSeen(message)}
<details><summary>Text and details</summary><pre>${message.text}</pre><pre>${JSON.stringify(message.data, null, 2)}</pre></details>`;
}

/** What its receiver's mailbox may report to the provider, which notifies the shop. */
function eventButtons({ id }: Message): Html {
  return html`<form method="post" action="/postbox/${id}/bounce"><button>The mailbox does not exist</button></form>
<form method="post" action="/postbox/${id}/complain"><button>Report as unwanted</button></form>`;
}

function messageAsSeen(message: Message): Html {
  if (message.html === null) return html`<p class="bubble">${message.text}</p>`;
  return html`<iframe class="mail" sandbox="" src="/postbox/${message.id}/html" title="The mail's content"></iframe>`;
}

/**
 * A four-digit code, shown large, when it begins the message or a line of it. This excludes a year
 * inside a sentence.
 */
function codeMark({ text }: Message): Html | undefined {
  const code = /(?:^|\n)(\d{4})(?=\s|$)/.exec(text)?.[1];
  return code === undefined ? undefined : html`<strong class="code">${code}</strong>`;
}

/** The frame that shows a mail cannot open links, so they are listed beside it. */
function linksOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link.replace(/[.,;:)]+$/, "")))];
}
