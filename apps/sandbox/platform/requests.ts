import type { FastifyInstance, FastifyRequest } from "fastify";

/** True for a person's browser, which wants a page rather than JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/html") ?? false;
}

/** An action's parameters: the query, overridden by form fields. */
export function steering(request: FastifyRequest): Record<string, unknown> {
  return { ...fieldsOf(request.query), ...fieldsOf(request.body) };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/**
 * Parses form bodies, and JSON that a browser's beacon sends as plain text. An empty JSON body
 * counts as none, as at the providers.
 */
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
