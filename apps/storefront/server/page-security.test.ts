import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { browserSettingsOf, readStorefrontConfiguration } from "../platform/page/configuration.ts";
import { allowedOriginsOf } from "./allowed-origins.ts";
import { type AllowedOrigins, contentSecurityPolicy, originsOfPage } from "./page-security.ts";

const facebook = {
  FACEBOOK_SDK_URL: "https://connect.facebook.net/en_US/sdk.js",
  FACEBOOK_ORIGINS: "https://www.facebook.com",
};
const origins = { connect: ["https://shop.example"], formAction: ["https://pay.example"], pictures: [] };

const policyOf = (path: string, allowed: AllowedOrigins, html = "<p>none</p>") =>
  contentSecurityPolicy(Buffer.from(html), originsOfPage(path, allowed));

test("exactly the inline scripts of the page may run, by their hash; data blocks and files need none", () => {
  const script = 'window.a = 1;\n"é"';
  const html = `<script>${script}</script><script src="/assets/a.js"></script><script type="application/ld+json">{"x":1}</script>`;
  const policy = policyOf("/", origins, html);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
});

test("nothing inline, nothing framed, calls and forms only to known places", () => {
  const policy = policyOf("/", origins);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' https://shop.example;");
  expect(policy).toContain("form-action 'self' https://pay.example;");
});

test("[SHL-17] scripts, frames and pictures of others only where something of theirs is configured", () => {
  const without = allowedOriginsOf(readStorefrontConfiguration({}));
  expect(policyOf("/", without)).not.toContain("facebook");
  const chat = allowedOriginsOf(readStorefrontConfiguration({ FACEBOOK_CHAT_PAGE_ID: "1042" }));
  const policy = policyOf("/", chat);
  expect(policy).toContain("script-src 'self' https://connect.facebook.net;");
  expect(policy).toContain("frame-src 'self' https://www.facebook.com;");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/connect\.facebook\.net/);
});

test.each([
  "/login",
  "/LOGIN/",
  "/%6cogin",
  "/%",
  "/guest-login",
  "/register",
  "/register/signup",
  "/reset-password",
  "/account/accountSetting",
  "/checkout/1",
  "/payment",
  "/pay-callback",
])("[SHL-17] the social chat stays off %s, where secrets are typed", (path) => {
  const chat = readStorefrontConfiguration({ FACEBOOK_CHAT_PAGE_ID: "1042", FACEBOOK_ORIGINS: "none" });
  expect(policyOf(path, allowedOriginsOf(chat))).not.toContain("facebook");
});

test.each(["/", "/plp/search", "/accounts", "/pdp/1", "/login-help.html"])("[SHL-17] and stands on %s", (path) => {
  const chat = readStorefrontConfiguration({ FACEBOOK_CHAT_PAGE_ID: "1042" });
  expect(policyOf(path, allowedOriginsOf(chat))).toContain("script-src 'self' https://connect.facebook.net;");
});

test("[SHL-17] browsers hear of a social chat where one is configured, and of none elsewhere", () => {
  const socialChatOf = (environment: NodeJS.ProcessEnv) =>
    browserSettingsOf(readStorefrontConfiguration(environment), "production").socialChat;
  expect(socialChatOf({})).toBeUndefined();
  expect(socialChatOf({ FACEBOOK_CHAT_PAGE_ID: "1042" })).toEqual({
    pageId: "1042",
    scriptsUrl: "https://connect.facebook.net",
  });
  expect(() => socialChatOf({ FACEBOOK_CHAT_PAGE_ID: "gelora" })).toThrow("FACEBOOK_CHAT_PAGE_ID");
});

test.each(["/register", "/register/", "/register/mapclub"])("[SOC-02] %s lets Facebook's sign-in in", (path) => {
  const allowed = allowedOriginsOf(readStorefrontConfiguration(facebook));
  const policy = policyOf(path, allowed);
  expect(policy).toContain("script-src 'self' https://connect.facebook.net;");
  expect(policy).toContain("frame-src 'self' https://www.facebook.com;");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/www\.facebook\.com/);
});

test.each(["/", "/register/signup", "/register/google", "/login", "/account", "/checkout/1", "/registers"])(
  "[SOC-02] %s does not: no script of others stands beside a password or a card",
  (path) => {
    const allowed = allowedOriginsOf(readStorefrontConfiguration(facebook));
    expect(policyOf(path, allowed)).not.toContain("facebook");
  },
);

test("[SOC-02] where Facebook is not offered, no page lets it in; beside a sandbox it is the sandbox", () => {
  const script = (environment: NodeJS.ProcessEnv) =>
    policyOf("/register", allowedOriginsOf(readStorefrontConfiguration(environment)));
  expect(script({ FACEBOOK_ORIGINS: "none" })).toContain("script-src 'self';");
  expect(script({})).toContain("script-src 'self' http://localhost:4200;");
});

test("[IMG-02~] pictures come from our own route, those of reviews from the shop, and from an image service where one is configured", () => {
  const pictureSourcesWith = (PICTURE_ADDRESS: string) =>
    /img-src ([^;]*);/.exec(policyOf("/", allowedOriginsOf(readStorefrontConfiguration({ PICTURE_ADDRESS }))))?.[1];
  expect(pictureSourcesWith("")).toBe("'self' data: http://localhost:4000");
  expect(pictureSourcesWith("https://pictures.example/{key}?w={width}&f={format}")).toBe(
    "'self' data: http://localhost:4000 https://pictures.example",
  );
  for (const wrong of ["/img/{key}@{width}", "pictures/{key}@{width}.{format}"])
    expect(() => pictureSourcesWith(wrong)).toThrow("PICTURE_ADDRESS is wrong");
});

test("[CLB-06] the club's site may be framed by the consent page, and by no other", () => {
  const origins = { connect: [], formAction: [], pictures: [], clubFrames: ["https://mapclub.example"] };
  expect(originsOfPage("/register/mapclub/data-consent", origins).frames).toEqual(["https://mapclub.example"]);
  for (const path of ["/", "/register/mapclub", "/register/signup", "/login"])
    expect(originsOfPage(path, origins).frames).toEqual([]);
});
