import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callProvider, callTwiceIfClosed } from "./call-provider.ts";
import { milliseconds } from "./durations.ts";

const answers: Record<string, (response: ServerResponse, body: string) => void> = {
  "/echo": (response, body) => response.writeHead(201).end(body),
  "/empty": (response) => response.writeHead(204).end(),
  "/words": (response) => response.end("<p>busy</p>"),
  "/elsewhere": (response) => response.writeHead(302, { location: "/echo" }).end("{}"),
  "/broken": (response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("{", () => response.socket?.destroy());
  },
  "/silent": () => {},
  "/endless": (response) => response.end(JSON.stringify("x".repeat(5_000_000))),
  "/reset": (response) => response.socket?.destroy(),
};

describe("a call to an outside party", () => {
  let address: string;
  const connections = new Set<Socket>();
  const party = createServer(async (request, response) => {
    connections.add(request.socket);
    let body = "";
    for await (const part of request) body += part;
    answers[request.url ?? ""]?.(response, body);
  });
  beforeAll(async () => {
    party.listen(0, "127.0.0.1");
    await once(party, "listening");
    address = `http://127.0.0.1:${(party.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    party.closeAllConnections();
    party.close();
  });

  const post = (path: string, body?: object, isFresh = false) =>
    callProvider("party", `${address}${path}`, {
      method: "POST",
      headers: {},
      body,
      timeout: milliseconds(200),
      isFresh,
    });

  test("answers with status and body, over one connection", async () => {
    const name = { name: "Sepatu “Lari” 跑" };
    expect(await post("/echo", name)).toEqual({ status: 201, body: name });
    expect(await post("/empty")).toEqual({ status: 204, body: null });
    expect(connections.size).toBe(1);
  });

  test("does not follow where it is sent", async () => {
    expect((await post("/elsewhere", {})).status).toBe(302);
  });

  test.each(["/words", "/broken", "/silent", "/endless"])(
    "fails for %s, and whether a POST was carried out is unknown",
    async (path) => {
      await expect(post(path, {})).rejects.toMatchObject({ name: "ProviderError", outcomeUnknown: true });
      const asked = callProvider("party", `${address}${path}`, {
        method: "GET",
        headers: {},
        timeout: milliseconds(200),
      });
      await expect(asked).rejects.toMatchObject({ name: "ProviderError", outcomeUnknown: false });
    },
  );

  /** One idle connection is kept, and ends when the next request arrives on it. */
  const endIdleConnection = async () => {
    await post("/empty");
    for (const socket of connections) socket.prependOnceListener("data", () => socket.destroy());
  };

  test("that may be made twice outlives the end of a keep-alive connection", async () => {
    await endIdleConnection();
    const tried: boolean[] = [];
    const answer = await callTwiceIfClosed((isFresh) => {
      tried.push(isFresh);
      return post("/echo", { turn: tried.length }, isFresh);
    });
    expect({ answer, tried }).toEqual({ answer: { status: 201, body: { turn: 2 } }, tried: [false, true] });
  });

  test("is made once when it may not be made twice, and never a third time", async () => {
    await endIdleConnection();
    await expect(post("/echo", {})).rejects.toMatchObject({ name: "ProviderError", outcomeUnknown: true });
    await post("/empty");
    const tried: boolean[] = [];
    const answer = callTwiceIfClosed((isFresh) => {
      tried.push(isFresh);
      return post("/reset", {}, isFresh);
    });
    await expect(answer).rejects.toMatchObject({ name: "ProviderError" });
    expect(tried).toEqual([false, true]);
  });

  test.each(["/broken", "/silent"])("that may be made twice is made once for %s", async (path) => {
    await post("/empty");
    let tried = 0;
    const answer = callTwiceIfClosed((isFresh) => {
      tried += 1;
      return post(path, {}, isFresh);
    });
    await expect(answer).rejects.toMatchObject({ name: "ProviderError" });
    expect(tried).toBe(1);
  });
});
