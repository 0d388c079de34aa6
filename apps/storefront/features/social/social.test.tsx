import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { GoogleReturnPage } from "./google-return-page.tsx";
import { SocialButtons } from "./social-buttons.tsx";

const buttons = (language: "en-US" | "id-ID") =>
  renderPage(<SocialButtons redirectUrl="/" onNewMember={() => {}} />, { words: ["social"], language });

test.each([
  ["en-US", "Continue with Google", "Continue with Facebook"],
  ["id-ID", "Lanjutkan dengan Google", "Lanjutkan dengan Facebook"],
] as const)("[SOC-01~] both ways stand there from the first picture on, in %s", (language, google, facebook) => {
  const html = buttons(language);
  expect(html).toContain(google);
  expect(html).toContain(facebook);
});

test("[SOC-02] the page as it is served names no script of others: it is asked for later, at idle", () => {
  expect(buttons("en-US")).not.toMatch(/<script|sdk\.js/);
});

test("[SOC-01~] the way back from Google says what happens, and holds nothing of the person", () => {
  const html = renderPage(<GoogleReturnPage />, { words: ["social"], address: "/register/google?code=secret&state=s" });
  expect(html).toContain("One moment");
  expect(html).not.toContain("secret");
});
