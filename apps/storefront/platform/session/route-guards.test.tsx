import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider, useRouteError } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "../../chrome/error-page.tsx";
import { compiledWords } from "../words/words.server.ts";
import { clientState } from "./client-state.ts";
import { guardNamed, routeGuards } from "./route-guards.ts";

test("[K04] [SES-10] the account admits members alone; others are led to the login with the way back", () => {
  const { member } = routeGuards;
  const state = { ...clientState(), accountInfo: { userCode: "M1" } };
  expect(member.admits({ ...state, isLogin: true, isGuest: false })).toBe(true);
  expect(member.admits({ ...state, isLogin: true, isGuest: true })).toBe(false);
  expect(member.admits({ ...state, isLogin: false, isGuest: true })).toBe(false);
  expect(member.admits(clientState())).toBe(false);
  expect(member.leadsTo("/account/order", "?deliveryType=21")).toBe(
    "/login?redirectUrl=%2Faccount%2Forder%3FdeliveryType%3D21",
  );
});

test("[LNK-25~] [LNK-23~] [K18, K19] the linking page admits members who are not linked; others are led home, to the way back, or to the login", () => {
  const { linking } = routeGuards;
  const guest = { ...clientState(), accountInfo: undefined };
  const member = { ...guest, isLogin: true, isGuest: false, accountInfo: { userCode: "M1" } };
  const linked = { ...member, accountInfo: { userCode: "M1", mapclubBind: true } };
  expect([member, linked, guest].map(linking.admits)).toEqual([true, false, false]);
  const leads = (state: typeof member | typeof guest, search = "") => linking.leadsTo("/mapclub/link", search, state);
  expect([leads(guest), leads(linked)]).toEqual(["/", "/"]);
  expect(leads(linked, "?redirectUrl=%2Fcheckout%2F1")).toBe("/checkout/1");
  expect(leads(linked, "?redirectUrl=%2F%2Fevil.example")).toBe("/");
  expect(leads({ ...member, isGuest: true })).toBe("/login?redirectUrl=%2Fmapclub%2Flink");
});

test("[ERR-07] a guard that there is not yields the error page with 500, and a known one its page", async () => {
  expect(await open("member")).toEqual({ status: 200, html: "<p>the page</p>" });
  for (const name of ["members", "toString", ""]) {
    const { status, html } = await open(name);
    expect(status).toBe(500);
    expect(html).not.toContain("the page");
    expect(html).toContain("Well, this is unexpected...");
  }
});

/** Answers a route with this guard, as the server does. */
async function open(guard: string): Promise<{ status: number; html: string }> {
  const routes = [
    {
      path: "/account/order",
      loader: () => ({ guard: guardNamed(guard), words: { chrome: compiledWords("chrome", "en-US") } }),
      element: <p>the page</p>,
      errorElement: <Failed />,
    },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request("http://gelora.example/account/order"));
  if (context instanceof Response) throw new Error(`answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { status: context.statusCode, html };
}

function Failed() {
  return <ErrorPage error={useRouteError()} wordless />;
}
