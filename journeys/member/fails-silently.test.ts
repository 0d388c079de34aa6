import { expect } from "vitest";
import { someGoods } from "../looking/goods.ts";
import { addToCart, chooseSize } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import { dialogOf, texts } from "./card-linking.ts";
import { fillForm, newcomer, pressRegister, registrationWords, verifyEmail, verifyNumber } from "./registration.ts";

journey(
  "[ERR-17] the club's other errors at the login, preferences, recommendations, the card at the checkout and a new member on any call fail without a toast",
  async ({ shopper, sandbox, gelora }) => {
    const { plenty } = await someGoods(gelora);
    const person = await shopper();
    const { page, visit, words } = person;
    person.expectProblem(/ERR_FAILED|status of 500|answer 500|Failed to fetch/);
    const stubbed = new Map<string, number>();
    const stub = (name: string, answer: object) =>
      answerOperation(page, new RegExp(`^${name}`), (route) => {
        stubbed.set(name, (stubbed.get(name) ?? 0) + 1);
        const headers = {
          "access-control-allow-origin": new URL(page.url()).origin,
          "access-control-allow-credentials": "true",
        };
        return route.fulfill({ json: answer, headers });
      });
    const seen: string[] = [];
    await page.exposeFunction("errorToast", (text: string) => void seen.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const toast of document.querySelectorAll("[data-toast=error]"))
          (window as unknown as { errorToast(text: string): void }).errorToast(toast.textContent ?? "");
      }).observe(document, { childList: true, subtree: true });
    });
    const unknown = { success: false, code: "9999", message: "Something else." };
    const refused = (name: string) => ({ data: { [name]: unknown } });
    const newMember = { data: null, errors: [{ message: "new member detected" }] };

    // The login of the club, with a code that is not 501.
    await stub("mapClubLoginN", refused("mapClubLoginN"));
    await visit("/login");
    await page.getByRole("button", { name: texts["en-US"].clubLogin }).click();
    await dialogOf(page).getByLabel(texts["en-US"].clubMobile).fill("812 0000 010");
    const password = dialogOf(page).getByLabel(texts["en-US"].cardPassword, { exact: true });
    await password.fill("Poin-Hijau6");
    // Taps and keys count once the dialog has settled.
    await password.press("Enter");
    await expect.poll(() => stubbed.get("mapClubLoginN")).toBe(1);

    // The preferences of someone who has just registered.
    await stub("synSSUserInfo", { errors: [{ message: "Something else.", extensions: { code: "9999" } }] });
    const { email, mobile } = newcomer();
    await visit("/register?redirectUrl=/store");
    await verifyNumber(person, sandbox, { email, mobile });
    await verifyEmail(person, sandbox, email);
    await fillForm(person);
    await Promise.all([page.waitForURL(({ pathname }) => pathname === "/store"), pressRegister(person)]);
    await page.locator("[data-toast=info]", { hasText: registrationWords["en-US"].success }).waitFor();
    await expect.poll(() => stubbed.get("synSSUserInfo")).toBeGreaterThan(0);

    // Recommendations, and a new member on the count of the cart.
    const recommended = page.waitForEvent("requestfailed", (request) => request.url().includes("/recommendations?"));
    await page.route(/\/recommendations\?/, (route) => route.abort());
    await stub("miniCartNumber", newMember);
    await visit(`/pdp/${plenty.productCode}?skuCode=${plenty.skuCode}`);
    await recommended;
    await expect.poll(() => stubbed.get("miniCartNumber")).toBeGreaterThan(0);

    // The card at the checkout.
    await stub("mapClubCheckBind", refused("mapClubCheckBind"));
    await chooseSize(person);
    await addToCart(person);
    await page.getByRole("link", { name: words.viewCart }).click();
    await page.waitForURL(/\/shop-cart/);
    await page.getByRole("button", { name: words.checkout }).click();
    await page.waitForURL(/\/checkout\//);
    await expect.poll(() => stubbed.get("mapClubCheckBind")).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(seen).toEqual([]);
    expect(await page.getByText(/new member detected|Something else/i).count()).toBe(0);

    // Any other failure is a toast, which would have been seen.
    await page.route(/operationName=addCart$/, (route) => route.abort());
    await visit(`/pdp/${plenty.productCode}?skuCode=${plenty.skuCode}`);
    await chooseSize(person);
    await page.getByRole("button", { name: words.addToCart }).filter({ visible: true }).click();
    await expect.poll(() => seen[0]).toBe("Internal server error.");
  },
  120_000,
);
