import { encodePassword } from "@gelora/person/encoded-password.ts";
import { provenMobile } from "../modules/verification/test-proofs.ts";
import { recordVerifiedEmail } from "../modules/verification/verification.ts";
import type { TestShop } from "./test-shop.ts";
import { field, type Shopper, shopperWith } from "./test-shopper.ts";

/** A visitor who has come as far as the sign-up form: number and address are theirs. */
export type Applicant = Shopper & {
  /** What verification knows them by. */
  readonly flow: string;
  /** A good form for `signUp`. */
  readonly form: SignUpVariables;
  readonly signUp: (change?: object, name?: string) => Promise<SignUpAnswer>;
};

export type SignUpVariables = { readonly [name: string]: unknown; readonly email: string; readonly token: string };

export type SignUpAnswer = {
  readonly success: boolean;
  readonly code: string | null;
  readonly errorCode: string | null;
  readonly message: string | null;
  readonly data: readonly { memberCode: string; token: string; expired: string | null; status: string }[];
};

/** Whom tests register. */
export const goodPerson = {
  firstName: "Intan",
  lastName: "Permata",
  birthDate: "20000305",
  gender: "FEMALE",
} as const;

export const goodPassword = "kucing-7Terbang";

let people = 0;

/** @param person the address and the number that are shown to be theirs; new ones when left out */
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
        `mutation ($input: SignUpInput!) { ${name}(input: $input) { success code errorCode message data { memberCode token expired status } } }`,
        { input: { ...form, ...change } },
      ),
      name,
    );
  return { ...shopper, flow, form, signUp };
}

/** A member who has just signed up, and shops with the token that they got. */
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
