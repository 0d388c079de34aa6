import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import { signatureOf } from "./s3-signature.ts";

export type StandInFault = "busy" | "silent" | "reset" | "half";

/** A bucket that speaks the S3 protocol as far as we use it, and checks who asks. */
export type S3StandIn = {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** By path, such as `/pictures/name`. */
  readonly objects: Map<string, Buffer>;
  /** What was asked, such as `PUT /pictures/name`. */
  readonly asked: string[];
  /** The next requests fail like this. */
  failNext(fault: StandInFault, times: number): void;
  close(): void;
};

export async function openS3StandIn(): Promise<S3StandIn> {
  const [accessKeyId, secretAccessKey] = ["test-key", "test-secret"];
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  let faults: StandInFault[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${pathOf(request)}`);
    const fault = faults.shift();
    if (fault) return fail(fault, request, response);
    void answer(request, response, { objects, accessKeyId, secretAccessKey });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId,
    secretAccessKey,
    objects,
    asked,
    failNext: (fault, times) => {
      faults = Array.from({ length: times }, () => fault);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Bucket = Pick<S3StandIn, "objects" | "accessKeyId" | "secretAccessKey">;

const pathOf = (request: IncomingMessage): string => new URL(request.url ?? "/", "http://host").pathname;

async function answer(request: IncomingMessage, response: ServerResponse, bucket: Bucket): Promise<void> {
  const body = await buffer(request);
  const refusal = refusalOf(request, body, bucket);
  if (refusal) return say(response, 403, refusal);
  const path = pathOf(request);
  if (request.method === "PUT") {
    bucket.objects.set(path, body);
    response.writeHead(200, { etag: '"stored"' }).end();
    return;
  }
  if (request.method === "DELETE") {
    bucket.objects.delete(path);
    response.writeHead(204).end();
    return;
  }
  const found = bucket.objects.get(path);
  if (!found) return say(response, 404, "NoSuchKey");
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  const piece = from && to ? found.subarray(Number(from), Number(to) + 1) : found;
  response.writeHead(from ? 206 : 200, { "content-length": piece.length, "content-type": "application/octet-stream" });
  response.end(request.method === "HEAD" ? undefined : piece);
}

/** The code with which S3 refuses, or undefined for a good signature over what was sent. */
function refusalOf(request: IncomingMessage, body: Buffer, bucket: Bucket): string | undefined {
  const claim = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    request.headers.authorization ?? "",
  );
  if (!claim) return "AccessDenied";
  const [, id, scope = "", signed = "", signature = ""] = claim;
  if (id !== bucket.accessKeyId) return "InvalidAccessKeyId";
  const digest = String(request.headers["x-amz-content-sha256"]);
  if (!sameSecret(digest, createHash("sha256").update(body).digest("hex"))) return "XAmzContentSHA256Mismatch";
  const expected = signatureOf({
    secret: bucket.secretAccessKey,
    scope,
    method: request.method ?? "",
    address: new URL(request.url ?? "/", "http://host"),
    headers: signed.split(";").map((name) => [name, String(request.headers[name] ?? "")] as const),
    moment: String(request.headers["x-amz-date"]),
    digest,
  });
  return sameSecret(expected, signature) ? undefined : "SignatureDoesNotMatch";
}

function say(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function fail(fault: StandInFault, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  if (fault === "busy") say(response, 503, "SlowDown");
  if (fault === "reset") request.socket.destroy();
  if (fault === "half") {
    response.writeHead(200, { "content-length": 1_000 });
    response.write("half of a picture");
    setTimeout(() => request.socket.destroy(), 20);
  }
}
