import { useWayBack } from "../../platform/page/way-back.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { useGoOnWhenMember } from "../sign-in/use-go-on-when-member.ts";
import { RegistrationStart } from "./parts/registration-start.tsx";

/**
 * Where registration begins: a mobile number, or an account elsewhere [REG-01 to REG-04]. Members
 * who are signed in have nothing to do here.
 */
export function RegisterPage() {
  const words = useWords("register");
  const redirectUrl = useWayBack();
  useGoOnWhenMember(redirectUrl === "/" ? "/account" : redirectUrl, { newDocument: true });
  const texts = { title: words("registerTitle"), text: words("registerText") };
  return <RegistrationStart {...texts} redirectUrl={redirectUrl} isClub={false} signInLeadsTo={redirectUrl} />;
}
