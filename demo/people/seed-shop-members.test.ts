import { readFile } from "node:fs/promises";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { expect, test } from "vitest";
import { findMemberByAccount } from "../../apps/shop/modules/members/members.ts";
import { checkPassword, judgePassword } from "../../apps/shop/modules/passwords/passwords.ts";
import { openTestShop } from "../../apps/shop/testing/shop.ts";
import { seedShopMembers } from "./seed-shop-members.ts";
import { seededClubLinks, seededClubMembers, seededShopMembers } from "./seeded-people.ts";

const active = seededShopMembers.filter(({ member }) => member.status === "active");

test("Seeded members can sign in with the passwords that are printed, and come once", async () => {
  const shop = await openTestShop("embedded");
  expect(await seedShopMembers(shop.platform)).toBe(seededShopMembers.length);
  expect(await seedShopMembers(shop.platform)).toBe(0);
  for (const { member, password = "" } of active) {
    const found = await findMemberByAccount(shop.platform, member.email ?? "");
    expect(found?.memberCode).toBe(member.memberCode);
    expect(await checkPassword(shop.platform, found?.memberCode, password)).toEqual({ ok: true, value: true });
    const link = seededClubLinks.find(({ accountCode }) => accountCode === member.memberCode);
    expect(found?.loyaltyMemberId).toBe(link?.memberCode);
  }
  await shop.close();
});

test("Seeded passwords obey the rules of the house", () => {
  for (const { member, password = "" } of active) {
    const encoded = encodePassword(password);
    expect(judgePassword(encoded, encoded, member)).toMatchObject({ ok: true });
  }
});

test("Production is seeded with nobody whose password is known", async () => {
  const shop = await openTestShop("embedded");
  const production = { ...shop.platform.configuration, GELORA_ENVIRONMENT: "production" } as const;
  expect(await seedShopMembers({ ...shop.platform, configuration: production })).toBe(0);
  expect(await findMemberByAccount(shop.platform, "ayu@gelora.example")).toBeUndefined();
  await shop.close();
});

test("The README says who can sign in, and with what", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  for (const { mobile, password } of seededClubMembers)
    if (password !== undefined) expect(readme).toContain(`\`+62 ${mobile}\` | \`${password}\``);
  for (const { member, password = "" } of active) {
    expect(readme).toContain(member.email);
    expect(readme).toContain(password);
  }
});
