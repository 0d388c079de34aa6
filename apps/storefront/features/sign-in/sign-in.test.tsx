import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { GuestLoginPage } from "./guest-login-page.tsx";
import { LoginPage } from "./login-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { ResetPasswordPage } from "./reset-password-page.tsx";

const words = ["sign-in"] as const;
const login = (search = "", language: "en-US" | "id-ID" = "en-US") =>
  renderPage(<LoginPage />, { address: `/login${search}`, words, language });

test("[LGN-01] the login asks for email or mobile number and a password, which managers may fill in and people may look at", () => {
  const html = login();
  expect(html).toMatch(/<label for="login-account"[^>]*>Email or mobile number</);
  expect(html).toMatch(/<input id="login-account"[^>]* autoComplete="username"/);
  expect(html).toMatch(/<input id="login-password"[^>]* autoComplete="current-password"[^>]* type="password"/);
  expect(html).toContain('aria-label="Show password"');
  expect(login("", "id-ID")).toContain("Email atau nomor ponsel");
});

test("[LGN-02, K06] Google and Facebook are shown disabled, with a link to where they sign a member in", () => {
  const html = login();
  for (const name of ["Google", "Facebook"])
    expect(html).toMatch(new RegExp(`<button type="button" disabled=""[^>]*>${name}</button>`));
  expect(html).toMatch(
    /Do you use Google or Facebook to sign in\?.{0,20}<a href="\/register"[^>]*>Continue on the registration page/s,
  );
  expect(login("", "id-ID")).toMatch(
    /Google atau Facebook\?.{0,20}<a href="\/register"[^>]*>Lanjut ke halaman pendaftaran/s,
  );
});

test("[LGN-04, Q27] every way on keeps the redirectUrl, own paths only", () => {
  const html = login("?redirectUrl=%2Fstore%3Fcity%3DBogor");
  const kept = "redirectUrl=%2Fstore%3Fcity%3DBogor";
  for (const path of ["/register", "/reset-password", "/guest-login"]) expect(html).toContain(`href="${path}?${kept}"`);
  for (const foreign of ["https://evil.example", "//evil.example", "/\\evil.example"])
    expect(login(`?redirectUrl=${encodeURIComponent(foreign)}`)).not.toContain("evil");
});

test("[LGN-04, K04] on the way to a checkout going on as a guest comes first", () => {
  const html = login("?redirectUrl=%2Fcheckout%2F7");
  expect(html.indexOf("/guest-login?redirectUrl=%2Fcheckout%2F7")).toBeLessThan(html.indexOf("login-account"));
  expect(login().indexOf("/guest-login")).toBeGreaterThan(login().indexOf("login-account"));
});

test("on the way to an account's page no guest is led round to this login again", () => {
  for (const path of ["%2Faccount", "%2Faccount%2Fwishlist"])
    expect(login(`?redirectUrl=${path}`)).not.toContain("/guest-login");
  expect(login("?redirectUrl=%2Faccount%3Ftab%3D1")).toContain("This page is for members.");
  expect(login("?redirectUrl=%2Faccounting")).toContain("/guest-login");
  expect(login()).not.toContain("for members");
});

test("[LGN-18] the guest login asks for email and mobile number, and leads back to the login", () => {
  const html = renderPage(<GuestLoginPage />, { address: "/guest-login?redirectUrl=%2Fcheckout%2F7", words });
  expect(html).toContain('id="guest-email"');
  expect(html).toContain('id="guest-mobile"');
  expect(html).toContain('href="/login?redirectUrl=%2Fcheckout%2F7"');
});

test.each([
  ["en-US", "Send link"],
  ["id-ID", "Kirim tautan"],
] as const)("[PWD-01, Q24] in %s the reset asks for an address, no matter who comes", (language, button) => {
  const html = renderPage(<ResetPasswordPage />, { address: "/reset-password", words, language });
  expect(html).toMatch(/<input id="reset-email"[^>]* autoComplete="email"/);
  expect(html).toContain(button);
});

test("[PWD-02, SGN-15, SGN-16] the rules of a new password are in sight and ticked off one by one", () => {
  const untouched = { ref: () => {}, error: undefined, good: false, onBlur: () => {}, onChange: () => {} };
  const ticked = (password: string) =>
    renderPage(<NewPasswordFields input={() => ({ ...untouched, value: password })} />, { words })
      .match(/data-met="(true|false)"/g)
      ?.map((mark) => mark.includes("true"));
  expect(ticked("")).toEqual([false, false, false, false]);
  expect(ticked("abc")).toEqual([false, true, false, false]);
  expect(ticked("abcd12")).toEqual([true, true, true, false]);
  expect(ticked("abcd12!")).toEqual([true, true, true, true]);
});
