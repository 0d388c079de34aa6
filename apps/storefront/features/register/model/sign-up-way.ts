/** The fields of the form, in the order of the page [SGN-01, Q13]. The validation code is typed in a dialog; its row shows what came of it [K42]. */
export const signUpFields = [
  "email",
  "validationCode",
  "password",
  "rePassword",
  "firstName",
  "lastName",
  "birthDate",
  "gender",
] as const;

export type SignUpField = (typeof signUpFields)[number];

/** What differs between the ways to become a member. */
export type SignUpWay = {
  readonly fields: readonly SignUpField[];
  /** Where one begins again. */
  readonly start: string;
  readonly newsletterAtFirst: boolean;
};

export const shopSignUp: SignUpWay = { fields: signUpFields, start: "/register", newsletterAtFirst: false };
