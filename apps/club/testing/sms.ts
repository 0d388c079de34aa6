import { once } from "node:events";
import { createServer } from "node:http";

/** A stand-in for the SMS provider, which keeps the texts that it was given. */
export type TestSms = { readonly url: string; readonly messages: string[]; close(): Promise<void> };

export async function openTestSms(): Promise<TestSms> {
  const messages: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    messages.push(new URLSearchParams(body).get("Body") ?? "");
    response.writeHead(201, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  if (typeof place !== "object" || !place) throw new Error("the SMS provider has no port");
  return {
    url: `http://127.0.0.1:${place.port}`,
    messages,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
