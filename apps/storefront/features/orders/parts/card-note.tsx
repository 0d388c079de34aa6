import { useWords } from "../../../platform/words/use-words.ts";

/** Whose card a guest's points go to. @param props.mobile masked, as the server answers it */
export function CardNote({ mobile }: { readonly mobile: string | null | undefined }) {
  const words = useWords("orders");
  return mobile ? <p className="mt-4 text-club text-sm">{words("cardNote", { mobile })}</p> : null;
}
