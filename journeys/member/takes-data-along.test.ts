import { readFile } from "node:fs/promises";
import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words, repeated here on purpose. */
const screens = [
  {
    language: "en-US",
    width: 1280,
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    download: "Download my data",
    erase: "Delete my account",
    stays: /^Orders and invoices stay without your name/,
    cancel: "Cancel",
    sure: "Delete after 14 days",
    due: /^Your account will be deleted on /,
    keep: "Keep my account",
    kept: "Your account stays.",
  },
  {
    language: "id-ID",
    width: 390,
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    download: "Unduh data saya",
    erase: "Hapus akun saya",
    stays: /^Pesanan dan faktur tetap disimpan tanpa nama/,
    cancel: "Batal",
    sure: "Hapus setelah 14 hari",
    due: /^Akunmu dihapus pada /,
    keep: "Pertahankan akun saya",
    kept: "Akunmu tetap ada.",
  },
] as const;

for (const screen of screens)
  journey(
    `a member exports their data, requests deletion, still signs in, and keeps the account, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora, { language: screen.language });
      const open = async (): Promise<Shopper> => {
        const visitor = await shopper({ language: screen.language, width: screen.width });
        await visitor.visit("/login?redirectUrl=%2Faccount%2FaccountSetting");
        await visitor.page.getByLabel(screen.account, { exact: true }).fill(member.email);
        await visitor.page.getByLabel(screen.password, { exact: true }).fill(member.password);
        await visitor.page.getByRole("button", { name: screen.signIn, exact: true }).click();
        await visitor.page.waitForURL(/\/account\/accountSetting$/);
        return visitor;
      };
      const first = await open();
      const downloading = first.page.waitForEvent("download");
      await first.page.getByRole("button", { name: screen.download, exact: true }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe("gelora.json");
      const data: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
      expect(data).toMatchObject({ account: { email: member.email }, cart: [], coupons: [], orders: [] });

      const erase = first.page.getByRole("button", { name: screen.erase, exact: true });
      await erase.click();
      const dialog = first.page.getByRole("dialog");
      await dialog.getByText(screen.stays).waitFor();
      await first.look("erase-dialog");
      await dialog.getByRole("button", { name: screen.cancel, exact: true }).click();
      await erase.click();
      await dialog.getByRole("button", { name: screen.sure, exact: true }).click();
      await first.page.getByText(screen.due).waitFor();
      await first.look("account-to-be-erased");

      const later = await open();
      await later.page.getByText(screen.due).waitFor();
      await later.page.getByRole("button", { name: screen.keep, exact: true }).click();
      await later.page.getByText(screen.kept).waitFor();
      const eraseLater = later.page.getByRole("button", { name: screen.erase, exact: true });
      await eraseLater.waitFor();
      expect(await later.page.getByText(screen.due).count()).toBe(0);
      // By way of another page: the same address again would open where it was left.
      await later.visit("/account/order");
      await later.visit("/account/accountSetting");
      await eraseLater.waitFor();
      await later.look("account-kept");
    },
    90_000,
  );
