/**
 * The form's fields, in page order [SGN-01, Q13]. The validation code is typed in a dialog; its row
 * shows the result [K42].
 */
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
