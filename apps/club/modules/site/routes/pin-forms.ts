import { forgotPin } from "@gelora/contracts/site-page.ts";
import { sendCode } from "../../codes/codes.ts";
import { changePin, choosePin, isWholePin, pinStateOf } from "../../pin/pin.ts";
import { siteAddress } from "../domain/visit.ts";
import { say } from "../domain/words.ts";
import type { Refusal } from "../pages/form-parts.ts";
import { type PinWay, pinPage } from "../pages/pin-page.ts";
import type { Answer, MembersRequest } from "./member-page.ts";
import { refusalOf } from "./refusal-of.ts";
import { queryOf, typed } from "./site-request.ts";

/** Where a step of the address leads; anyone who has forgotten the PIN is not asked for it. */
const waysOfSteps: ReadonlyMap<string, PinWay> = new Map([
  ["code", "code"],
  [forgotPin, "send"],
]);

export async function showPinPage(given: MembersRequest): Promise<Answer> {
  const step = queryOf(given.request).get("step") ?? "";
  return pageWith(given, waysOfSteps.get(step) ?? "usual");
}

export async function sendCodeForPin(given: MembersRequest): Promise<Answer> {
  const { platform, member, visit } = given;
  const sent = await sendCode(platform, { member, purpose: "pin", language: visit.language });
  // A code that was sent a moment ago is still good: its form is shown.
  if (!sent.ok) return pageWith(given, "code", [refusalOf(visit, sent.failure)]);
  if (sent.value === "sent") return { leadTo: siteAddress("pin", visit, { step: "code" }) };
  const words = sent.value === "not sent" ? "codeNotSent" : "noNumber";
  return pageWith(given, "usual", [{ text: say(visit.language, words) }]);
}

/** Sets the PIN by the code or by the current one, whichever the form has. */
export async function savePin(given: MembersRequest): Promise<Answer> {
  const { request, visit } = given;
  const way = request.body instanceof URLSearchParams && request.body.has("old") ? "old" : "code";
  const refusals = refusalsOfForm(given, way);
  if (refusals.length > 0) return pageWith(given, way, refusals);
  const refusal = await (way === "old" ? saveByOld(given) : saveByCode(given));
  return refusal
    ? pageWith(given, way === "old" ? "usual" : way, [refusal])
    : { leadTo: siteAddress("done", visit, { what: "pin" }) };
}

/** @param way the usual one is by the current PIN, or by a code where that cannot be entered */
async function pageWith(
  { platform, member, visit }: MembersRequest,
  way: PinWay | "usual",
  refusals: readonly Refusal[] = [],
): Promise<Answer> {
  const { mobile, memberCode } = member;
  const pin = await pinStateOf(platform, memberCode);
  const usual = pin === "usable" ? "old" : "send";
  return pinPage(visit, { way: way === "usual" ? usual : way, mobile, pin, refusals });
}

/** All that can be said without asking the club; it costs no try. */
function refusalsOfForm({ request, visit: { language } }: MembersRequest, way: "code" | "old"): Refusal[] {
  const proof = typed(request, way);
  const isProof = way === "code" ? proof.trim() !== "" : isWholePin(proof);
  const [pin = "", again] = [typed(request, "pin"), typed(request, "again")].map((text) => text.normalize("NFKC"));
  const isNew = pin !== "";
  return [
    ...(isProof ? [] : [{ field: way, text: say(language, way === "code" ? "pin.codeEmpty" : "pin.oldEmpty") }]),
    ...(isNew ? [] : [{ field: "pin", text: say(language, "pin.newEmpty") }]),
    ...(isNew && pin !== again ? [{ field: "again", text: say(language, "pin.differ") }] : []),
  ];
}

async function saveByCode({ platform, request, member, visit }: MembersRequest): Promise<Refusal | undefined> {
  const { language } = visit;
  const given = { pin: typed(request, "pin"), code: typed(request, "code").trim() };
  const chosen = await choosePin(platform, member.memberCode, given);
  if (!chosen.ok) return refusalOf(visit, chosen.failure);
  if (chosen.value === "weak") return { field: "pin", text: say(language, "pin.weak") };
  return chosen.value === "chosen" ? undefined : { field: "code", text: say(language, "pin.codeWrong") };
}

async function saveByOld({ platform, request, member, visit }: MembersRequest): Promise<Refusal | undefined> {
  const { language } = visit;
  const given = { pin: typed(request, "pin"), oldPin: typed(request, "old") };
  const changed = await changePin(platform, member.memberCode, given);
  if (!changed.ok) return refusalOf(visit, changed.failure);
  switch (changed.value.result) {
    case "changed":
      return undefined;
    case "weak":
      return { field: "pin", text: say(language, "pin.weak") };
    case "wrong":
      if (changed.value.attemptsLeft === 0) return { text: say(language, "pin.disabled") };
      return { field: "old", text: say(language, "pin.oldWrong", { n: String(changed.value.attemptsLeft) }) };
    case "disabled":
    case "not set":
      return { text: say(language, "pin.disabled") };
  }
}
