import { readFile } from "node:fs/promises";
import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { memberOrders } from "../support/orders-placed.ts";

/** The expected words, repeated here on purpose. */
const screens = [
  {
    language: "en-US",
    width: 1280,
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    none: "No invoice yet",
    open: "Invoice",
    forCompany: "Add tax data",
    changeCompany: "Change tax data",
    taxCode: /^Tax number/,
    wrong: "An NPWP has 15 or 16 digits",
    company: "Company",
    companyAddress: "Company address",
    save: "Put on the invoice",
    pdf: "Download PDF",
    print: "Print",
  },
  {
    language: "id-ID",
    width: 390,
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    none: "Belum ada faktur",
    open: "Faktur",
    forCompany: "Tambah data pajak",
    changeCompany: "Ubah data pajak",
    taxCode: /^Nomor pajak/,
    wrong: "NPWP terdiri dari 15 atau 16 angka",
    company: "Perusahaan",
    companyAddress: "Alamat perusahaan",
    save: "Cantumkan di faktur",
    pdf: "Unduh PDF",
    print: "Cetak",
  },
] as const;

for (const screen of screens)
  journey(
    `[ORD-24] a paid order has an invoice, with a company's tax data on request, to print and as a PDF, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const member = await registerMember(gelora, { language: screen.language });
      const orderCode = await memberOrders({ ...member, caller: member.caller });
      const visitor = await shopper({ language: screen.language, width: screen.width });
      const { page } = visitor;
      const address = `/account/order/detail/${orderCode}`;
      await visitor.visit(`/login?redirectUrl=${encodeURIComponent(`/account/order/invoice/${orderCode}`)}`);
      await page.getByLabel(screen.account, { exact: true }).fill(member.email);
      await page.getByLabel(screen.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: screen.signIn, exact: true }).click();
      await page.getByRole("heading", { name: screen.none }).waitFor();
      await visitor.look("invoice-none");

      await sandbox.payment(orderCode, "settle");
      await visitor.visit(address);
      await page.getByRole("link", { name: screen.open, exact: true }).click();
      const sheet = page.locator("[data-sheet]");
      await sheet.waitFor();
      expect(await sheet.innerText()).toContain(orderCode);
      await visitor.look("invoice");

      await page.getByRole("button", { name: screen.forCompany, exact: true }).click();
      await page.getByLabel(screen.taxCode).fill("12345");
      await page.getByLabel(screen.company, { exact: true }).fill("PT Lari Jauh");
      await page.getByLabel(screen.companyAddress).fill("Jalan Sudirman 1, Jakarta");
      await page.getByRole("button", { name: screen.save }).click();
      await page.getByText(screen.wrong).waitFor();
      await visitor.look("invoice-tax-data");
      await page.getByLabel(screen.taxCode).fill("0123 4567 8901 2345");
      await page.getByRole("button", { name: screen.save }).click();
      await sheet.getByText("PT Lari Jauh").waitFor();
      expect(await sheet.innerText()).toContain("NPWP 0123456789012345");
      await page.getByRole("button", { name: screen.changeCompany, exact: true }).waitFor();

      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: screen.pdf }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`INV-${orderCode}.pdf`);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");

      // On paper there is the sheet alone.
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("button", { name: screen.print }).count()).toBe(0);
      for (const part of ["banner", "contentinfo", "navigation"] as const)
        expect(await page.getByRole(part).count()).toBe(0);
      expect(await sheet.isVisible()).toBe(true);
    },
    90_000,
  );
