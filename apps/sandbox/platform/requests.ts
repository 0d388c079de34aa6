import type { FastifyInstance, FastifyRequest } from "fastify";

/** True when a person's browser asks, who wants a page rather than JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/html") ?? false;
}

/** What steers an action: the address's query, and a form's fields over it. */
export function steering(request: FastifyRequest): Record<string, unknown> {
  return { ...fieldsOf(request.query), ...fieldsOf(request.body) };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Reads form bodies, and JSON that a browser's beacon sends as plain text. An empty JSON body is taken as none, as providers do. */
export function acceptFormsAndBeacons(server: FastifyInstance): void {
  server.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  server.addContentTypeParser(["application/json", "text/plain"], { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? undefined : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error("The body is no JSON."), { statusCode: 400 }), undefined);
    }
  });
}
