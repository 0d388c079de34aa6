import { encodePassword } from "@gelora/person/encoded-password.ts";
import { provenMobile } from "../modules/verification/testing/proofs.ts";
import { recordVerifiedEmail } from "../modules/verification/verification.ts";
import type { TestShop } from "./shop.ts";
import { field, type Shopper, shopperWith } from "./shopper.ts";

/** A visitor at the sign-up form, with verified number and address. */
export type Applicant = Shopper & {
  /** Their flow in verification. */
  readonly flow: string;
  /** A valid form for `signUp`. */
  readonly form: SignUpVariables;
  readonly signUp: (change?: object, name?: string) => Promise<SignUpAnswer>;
};

export type SignUpVariables = { readonly [name: string]: unknown; readonly email: string; readonly token: string };

export type SignUpAnswer = {
  readonly success: boolean;
  readonly code: string | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly message: string | null;
  readonly timestamp: string | null;
  readonly data: readonly { memberCode: string; token: string; expired: string | null; status: string }[];
};

/** The person whom tests register. */
export const goodPerson = {
  firstName: "Intan",
  lastName: "Permata",
  birthDate: "20000305",
  gender: "FEMALE",
} as const;

export const goodPassword = "kucing-7Terbang";

let people = 0;

/** @param person the address and the number to verify; new ones by default */
export async function applicant(
  shop: TestShop,
  person: { readonly email?: string; readonly mobile?: string } = {},
): Promise<Applicant> {
  people += 1;
  const { email = `orang-${people}@contoh.id`, mobile = `8777${String(people).padStart(6, "0")}` } = person;
  const visitor = field<{ data: { token: string; visitorUniqueKey: string }[] }>(
    await shop.send("mutation { guestInit { data { token visitorUniqueKey } } }"),
    "guestInit",
  ).data[0];
  const flow = `visitor:${visitor?.visitorUniqueKey}`;
  const token = await provenMobile(shop.platform, flow, mobile);
  await recordVerifiedEmail(shop.platform, flow, email);
  const shopper = shopperWith(shop, visitor?.token ?? "");
  const form = {
    email,
    mobile,
    ...goodPerson,
    password: encodePassword(goodPassword),
    rePassword: encodePassword(goodPassword),
    token,
  };
  const signUp: Applicant["signUp"] = async (change = {}, name = "speedShopRegisterSSWithVerificationNew") =>
    field(
      await shopper.send(
        `mutation ($input: SignUpInput!) { ${name}(input: $input) { success code errorCode errorMessage message timestamp data { memberCode token expired status } } }`,
        { input: { ...form, ...change } },
      ),
      name,
    );
  return { ...shopper, flow, form, signUp };
}

/** A member who has just signed up, and shops with their new token. */
export async function memberShopper(
  shop: TestShop,
  person: { readonly email?: string; readonly mobile?: string } = {},
): Promise<Shopper & { readonly memberCode: string; readonly email: string; readonly mobile: string }> {
  const { form, signUp } = await applicant(shop, person);
  const [signedUp] = (await signUp()).data;
  if (!signedUp) throw new Error("the sign-up was refused");
  return {
    ...shopperWith(shop, signedUp.token),
    memberCode: signedUp.memberCode,
    email: form.email,
    mobile: String(form.mobile),
  };
}
