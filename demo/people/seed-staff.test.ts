import { totpCode } from "@gelora/service-kit/totp.ts";
import { expect, test } from "vitest";
import { signInStaff } from "../../apps/shop/modules/staff/staff.ts";
import { staffRoles } from "../../apps/shop/platform/principal.ts";
import { openTestShop } from "../../apps/shop/testing/shop.ts";
import { seedStaff } from "./seed-staff.ts";
import { seededStaff } from "./seeded-staff.ts";

test("Seeded staff have every role, can sign in with the factors that are printed, and come once", async () => {
  const shop = await openTestShop("embedded");
  expect(await seedStaff(shop.platform)).toBe(seededStaff.length);
  expect(await seedStaff(shop.platform)).toBe(0);
  const roles = seededStaff.flatMap(({ roles: own }) => own);
  expect(roles.toSorted()).toEqual([...staffRoles].toSorted());
  for (const { staffCode, password, secret } of seededStaff) {
    const code = totpCode(secret, shop.platform.clock.now());
    const signedIn = await signInStaff(shop.platform, "127.0.0.1", { staffCode, password, code });
    expect(signedIn).toMatchObject({ ok: true });
  }
  await shop.close();
});
