import type { Route } from "playwright-core";

/** Answers a browser's call in place of the gateway. */
export function answer(route: Route, data: object): Promise<void> {
  return route.fulfill({ json: { data } });
}

/** Answers a browser's call with a failure, in place of the gateway. */
export function refuse(route: Route, code: string, ...messages: readonly string[]): Promise<void> {
  return route.fulfill({ json: { errors: messages.map((message) => ({ message, extensions: { code } })) } });
}
