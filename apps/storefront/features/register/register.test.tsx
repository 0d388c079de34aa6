import { afterEach, expect, test, vi } from "vitest";
import { useFakeBrowser } from "../../testing/browser.ts";
import { renderPage } from "../../testing/page.tsx";
import { tokenOfHash } from "../sign-in/mailed-token.ts";
import { DataConsentPage } from "./data-consent-page.tsx";
import { MapclubRegisterPage } from "./mapclub-register-page.tsx";
import { firstForm } from "./model/first-form.ts";
import { dataConsentAddress, type RegistrationKey, signUpAddress } from "./model/registration-key.ts";
import { EmailRows } from "./parts/email-rows.tsx";
import { PasswordRules } from "./parts/password-rows.tsx";
import { RegisteredDialog } from "./parts/registered-dialog.tsx";
import { RegisterButton, SignUpForm } from "./parts/sign-up-form.tsx";
import { MobileDialog } from "./parts/use-new-social-member.tsx";
import { RegisterPage } from "./register-page.tsx";
import { SignUpPage } from "./sign-up-page.tsx";
import { VerifyEmailPage } from "./verify-email-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const words = ["register", "social", "verification"] as const;
const show = (element: React.ReactNode, address = "/register", language: "en-US" | "id-ID" = "en-US"): string =>
  renderPage(element, { words, address, language });

const key: RegistrationKey = { token: "t", mobile: "81234567890", redirectUrl: "/" };

function form(change: Partial<RegistrationKey> = {}, language: "en-US" | "id-ID" = "en-US", hasCard = false): string {
  const given = { ...key, ...change };
  const first = firstForm(given, undefined, {});
  const element = <SignUpForm registrationKey={given} recordId={undefined} hasCard={hasCard} first={first} />;
  return show(element, "/register/signup", language);
}

test("[REG-01] [REG-02] [REG-03] [REG-04] the start asks for a number, then offers the other ways, then the login", () => {
  const html = show(<RegisterPage />);
  expect(html).toMatch(/<h1[^>]*>Enter your mobile number</);
  const order = [
    "+62",
    "Continue<",
    ">or<",
    "Continue with Google",
    "Continue with Facebook",
    "already have an account, login here",
  ];
  const places = order.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toMatch(/<a href="\/login"[^>]*>already have an account/);
  expect(html).toMatch(/<input[^>]*type="tel"[^>]*inputMode="tel"[^>]*autoComplete="tel-national"/);
});

test("[REG-28] [Q27] the way to the login keeps an own redirectUrl and drops any other", () => {
  expect(show(<RegisterPage />, "/register?redirectUrl=%2Fstore%3Fcity%3D1")).toContain(
    'href="/login?redirectUrl=%2Fstore%3Fcity%3D1"',
  );
  expect(show(<RegisterPage />, "/register?redirectUrl=%2F%2Fevil.example")).toContain('href="/login"');
});

test("[REG-26] [REG-27] [REG-28] a number with an account leads to the login, in two variants", () => {
  const dialog = (by: "both" | "shop"): string =>
    show(<RegisteredDialog by={by} redirectUrl="/store" onClose={() => {}} />);
  expect(dialog("both")).toContain('href="/login?redirectUrl=%2Fstore"');
  expect(dialog("both")).toContain("This number already has an account");
  expect(dialog("shop")).toContain("an account with our shop");
  expect(dialog("shop")).toContain("w-[90vw] md:w-[500px]");
});

test("[SOC-06] a third party's newcomer verifies a mobile number in a dialog of its own", () => {
  const html = show(<MobileDialog open onClose={() => {}} onNumber={async () => undefined} />);
  expect(html).toContain("Mobile phone verify");
  expect(html).toMatch(/<input[^>]*type="tel"/);
  expect(html).toMatch(/<button type="submit"[^>]*>Verify</);
});

test("[SGN-01] [SGN-02] [Q13] the form has its fields by label, in one order, then consents and Register", () => {
  const html = form();
  const order = [
    ">Email<",
    ">Validation code<",
    ">Password<",
    ">Confirm password<",
    ">First name<",
    ">Last name<",
    ">Date of birth<",
    ">Gender<",
    "/page/privacy-policy",
    "news and offers",
    ">Register<",
  ];
  const places = order.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toMatch(/type="radio"[^>]*value="MALE".*type="radio"[^>]*value="FEMALE"/s);
  expect(html).not.toContain("eferral");
});

test("[REF-01~] whose number has a card is not asked for a friend's code, which counts for new cards only", () => {
  expect(form({ mapclub: true }, "en-US", true)).not.toContain("Referral code");
});

test("[REF-01~] a friend's code that was typed before a reload stands in the field", () => {
  const club = { ...key, mapclub: true };
  const first = firstForm(club, undefined, { referralCode: "BUDI12" });
  const element = <SignUpForm registrationKey={club} recordId={undefined} hasCard={false} first={first} />;
  expect(show(element, "/register/signup")).toMatch(/<input[^>]*value="BUDI12"/);
});

test("[SGN-06] [SGN-07] [SGN-08] [K10] [Q13] the club's form adds the referral, its own consent and the special offers, ticked", () => {
  const html = form({ mapclub: true });
  const order = [
    ">Gender<",
    "Referral code (optional)",
    "I agree that MapClub",
    "special offers from MapClub",
    ">Register<",
  ];
  const places = order.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).not.toContain("news and offers");
  expect(
    [...html.matchAll(/<input type="checkbox"[^>]*>|<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) =>
      /checked=""/.test(box),
    ),
  ).toEqual([false, true]);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/);
  expect(html).toContain("consent to the use of your data");
});

test("[CLB-01] [CLB-02] the club's start has the same form and the other ways, and the login leads back to it", () => {
  const html = show(<MapclubRegisterPage />, "/register/mapclub?redirectUrl=%2Fstore");
  expect(html).toMatch(/<h1[^>]*>Join MapClub/);
  for (const text of ["+62", "Continue<", "Continue with Google", "Continue with Facebook"])
    expect(html).toContain(text);
  const back = encodeURIComponent("/register/mapclub?redirectUrl=%2Fstore");
  expect(html).toContain(`href="/login?redirectUrl=${back}"`);
});

test("[REG-26] [REG-27] a number with an account leads through the login back to the club's registration", () => {
  const dialog = (by: "both" | "shop"): string =>
    show(<RegisteredDialog by={by} isClub redirectUrl="/store" onClose={() => {}} />);
  const back = encodeURIComponent("/register/mapclub?redirectUrl=%2Fstore");
  for (const by of ["both", "shop"] as const) expect(dialog(by)).toContain(`href="/login?redirectUrl=${back}"`);
  expect(dialog("both")).toContain(
    "Sign in first. If the two are not linked yet, you can then join MapClub with this number.",
  );
  expect(dialog("shop")).toContain("then join MapClub");
});

test("[CLB-06] the consent page shows no frame before the browser has read the key", () => {
  useFakeBrowser();
  const html = show(<DataConsentPage />, dataConsentAddress({ ...key, mapclub: true }));
  expect(html).toContain("Your data at MapClub");
  expect(html).not.toMatch(/<iframe|81234567890/);
});

test("[SGN-04] the policies open beside the form", () => {
  for (const page of ["/page/privacy-policy", "/page/terms-conditions"]) {
    expect(form()).toContain(`<a href="${page}" target="_blank" rel="noopener"`);
  }
});

test("password managers, phones and pasting are helped", () => {
  const html = form();
  expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2);
  expect(html).toMatch(/<input[^>]*type="email"[^>]*inputMode="email"[^>]*autoComplete="email"/);
  expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="bday"/);
  expect(html).not.toMatch(/maxLength|onPaste/);
});

test("[SGN-10~] Register says what is missing while it is disabled, and is not once nothing is", () => {
  const run = { busy: false, failure: undefined };
  const waiting = show(<RegisterButton missing={["email", "validationCode", "birthDate"]} {...run} />);
  expect(waiting).toMatch(/<button[^>]*aria-disabled="true"[^>]*aria-describedby="sign-up-missing"/);
  expect(waiting).toContain("Still missing: verified email, date of birth");
  const ready = show(<RegisterButton missing={[]} {...run} />);
  expect(ready).not.toContain("aria-disabled=");
  expect(ready).not.toContain("Still missing");
});

test("[SGN-10~] [K11] the shop's consent is shown among what is missing, and does not disable Register", () => {
  const run = { busy: false, failure: undefined };
  const both = show(<RegisterButton missing={["gender", "policyConsent"]} {...run} />);
  expect(both).toContain("Still missing: gender, consent to the use of your data");
  const consentOnly = show(<RegisterButton missing={["policyConsent"]} {...run} />, "/", "id-ID");
  expect(consentOnly).toContain("Masih kurang: persetujuan pemakaian data");
  expect(consentOnly).not.toContain('aria-disabled="');
});

test("[SGN-38~] [SGN-41] [ERR-04] why the shop refused stands beside the button, in the shopper's language", () => {
  const refused = (code: string, language: "en-US" | "id-ID" = "en-US"): string => {
    const failure = { kind: "refused", code, message: "The server's own sentence." } as const;
    return show(<RegisterButton missing={[]} busy={false} failure={failure} />, "/", language);
  };
  expect(refused("SOMETHING")).toMatch(/role="alert".*The server&#x27;s own sentence\./s);
  expect(refused("REGISTRATION_TOKEN_EXPIRED")).toContain("Your registration has taken too long");
  expect(refused("REGISTRATION_TOKEN_EXPIRED")).toMatch(/<button[^>]*aria-disabled="true"/);
  expect(refused("BUSY", "id-ID")).toContain("Banyak orang sedang masuk");
  // This one belongs to its field.
  expect(refused("PASSWORD_COMMON")).not.toContain("own sentence");
});

test("[SGN-40] [EMV-07] an address that came verified is locked: no Verify, no Cancel", () => {
  const locked = form({ email: "sari@contoh.co.id" });
  expect(locked).toMatch(/<input[^>]*id="sign-up-email"[^>]*readOnly=""[^>]*value="sari@contoh\.co\.id"/);
  expect(locked).toContain("Email verified");
  expect(locked).not.toMatch(/>(Verify|Cancel)</);
  expect(form()).toContain(">Verify<");
});

test("an address with a likely slip is asked about, once it was left, and never one that is verified", () => {
  const rows = (good: boolean, isVerified = false, language: "en-US" | "id-ID" = "en-US"): string => {
    const nothing = (): void => undefined;
    const input = { id: "sign-up-email", value: "sari@gmial.com", good, error: undefined, required: true } as const;
    const events = { ref: nothing, onBlur: nothing, onChange: nothing };
    return show(
      <EmailRows
        input={{ ...input, ...events }}
        codeError={undefined}
        email={{ isVerified, isLocked: false, isVerifying: false }}
        buttonRef={nothing}
        onVerify={nothing}
        onLetGo={nothing}
      />,
      "/register/signup",
      language,
    );
  };
  expect(rows(true)).toContain("Did you mean sari@gmail.com?");
  expect(rows(true, false, "id-ID")).toContain("Maksudmu sari@gmail.com?");
  for (const html of [rows(false), rows(true, true)]) expect(html).not.toContain("Did you mean");
});

test("[SGN-15] [SGN-16] the parts of the rule are ticked off as they hold", () => {
  const met = (password: string): string[] =>
    [...show(<PasswordRules password={password} />).matchAll(/data-met="(true|false)"/g)].map(([, is]) => is ?? "");
  expect(met("")).toEqual(["false", "false", "false", "false"]);
  expect(met("ab1")).toEqual(["false", "true", "true", "false"]);
  expect(met("ab12!!")).toEqual(["true", "true", "true", "true"]);
});

test("[REG-33~] what a key says is not rendered on the server", () => {
  useFakeBrowser();
  const html = show(<SignUpPage />, signUpAddress({ ...key, email: "sari@contoh.co.id" }));
  expect(html).toContain("Create your account");
  expect(html).not.toMatch(/1234|sari@/);
});

test("[EMV-10] the mailed link confirms an address at a press, with the token that stands behind the hash", () => {
  expect(tokenOfHash("#token=abc-_1")).toBe("abc-_1");
  expect(["", "#", "#token=", "#tok"].map(tokenOfHash)).toEqual(["", "", "", ""]);
  // An incomplete escape, as in a truncated link, breaks no page.
  expect(tokenOfHash("#token=abc%")).toBe("abc%");
  expect(show(<VerifyEmailPage />, "/register/verify-email")).toMatch(/<button[^>]*>Confirm address</);
});
