import { once } from "node:events";
import { createServer } from "node:http";

export type Received = {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown>;
};

/** A merchant's server that records messages and answers as the test wants. */
export type Merchant = {
  readonly url: string;
  readonly received: readonly Received[];
  /** The statuses of the next answers; 200 after them. */
  answerNext(...statuses: number[]): void;
  /** Resolves when this many messages have arrived. */
  hasReceived(count: number): Promise<void>;
  close(): Promise<void>;
};

export async function startMerchant(): Promise<Merchant> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: Record<string, unknown> = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    received.push({ path: request.url ?? "", headers: request.headers, body });
    response.statusCode = answers.shift() ?? 200;
    response.end("{}");
    server.emit("received");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the merchant has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    answerNext: (...statuses) => answers.push(...statuses),
    hasReceived: async (count) => {
      while (received.length < count) await once(server, "received", { signal: AbortSignal.timeout(5000) });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
