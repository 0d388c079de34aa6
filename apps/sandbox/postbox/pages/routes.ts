import type { FastifyInstance } from "fastify";
import { type Html, html, sendPage } from "../../console/page.ts";
import type { Mailbag, Message } from "../message.ts";

const moments = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Asia/Jakarta",
});
const shownAtOnce = 200;

/** A mail's own markup is shown in a frame that may run, load and send nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; sandbox; frame-ancestors 'self'";

export function mountPostboxPages(server: FastifyInstance, mailbag: Mailbag): void {
  server.get<{ Querystring: { to?: string } }>("/postbox", async ({ query }, reply) => {
    const messages = mailbag.list(query.to);
    return sendPage(reply, { title: "Postbox", body: html`${filterForm(query.to)}${messageTable(messages)}` });
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

function messageTable(messages: readonly Message[]): Html {
  if (messages.length === 0) return html`<p>Nothing has been sent.</p>`;
  const rows = messages.slice(0, shownAtOnce).map(
    (
      message,
    ) => html`<tr><td>${moments.format(new Date(message.sentAt))}</td><td><span class="badge">${message.channel}</span></td><td>${message.to}</td>
<td><a href="/postbox/${message.id}">${message.subject ?? "Message"}</a></td><td>${message.text.slice(0, 120)}</td></tr>`,
  );
  return html`<p>${messages.length} messages, newest first${messages.length > shownAtOnce ? `; the first ${shownAtOnce} are shown` : ""}.</p>
<div class="table"><table><thead><tr><th scope="col">Sent (WIB)</th><th scope="col">By</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Text</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function messageDetail(message: Message): Html {
  const preview =
    message.html === null
      ? undefined
      : html`<h2>As the receiver sees it</h2><iframe class="mail" sandbox="" src="/postbox/${message.id}/html" title="The mail's content"></iframe>`;
  return html`<dl class="facts"><div><dt>By</dt><dd>${message.channel}</dd></div><div><dt>To</dt><dd>${message.to}</dd></div>
<div><dt>Sent</dt><dd>${moments.format(new Date(message.sentAt))} WIB</dd></div></dl>
${preview}<h2>Text</h2><pre>${message.text}</pre><h2>Details</h2><pre>${JSON.stringify(message.data, null, 2)}</pre>`;
}
