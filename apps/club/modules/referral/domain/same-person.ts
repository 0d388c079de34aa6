import { foldEmail } from "@gelora/locale/email.ts";

/** What is known of a person; each part is compared in its folded form. */
export type PersonMarks = {
  readonly memberCode?: string | undefined;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
};

/** Whether two are one person: the same card, number or address. Nobody refers themselves. */
export function isSamePerson(one: PersonMarks, other: PersonMarks): boolean {
  const isSame = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b;
  const folded = ({ email }: PersonMarks): string | undefined => (email === undefined ? undefined : foldEmail(email));
  return (
    isSame(one.memberCode, other.memberCode) || isSame(one.mobile, other.mobile) || isSame(folded(one), folded(other))
  );
}
