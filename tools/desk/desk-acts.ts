import { subjectKinds } from "../../apps/shop/modules/journal/subject-kinds.ts";

/** One thing that staff do at the gateway: a query with the words of the command as variables. */
export type DeskAct = {
  readonly usage: string;
  /** The variables, in the order of the words; a `?` marks one that may be left out. */
  readonly words: readonly string[];
  readonly query: string;
};

/** A reason of several words is the rest of the command. */
export const deskActs: Readonly<Record<string, DeskAct>> = {
  me: { usage: "me", words: [], query: "{ me { staffCode roles } }" },
  "sign-out": { usage: "sign-out", words: [], query: "mutation { signOut { success result } }" },
  returns: {
    usage: "returns",
    words: [],
    query:
      "{ returns { returnCode orderCode state mode pieces { skuCode count exchangeSkuCode } replacement amount points channelCode companyName expressCode remark hasAccount overdueDays requestedAt } }",
  },
  "approve-return": {
    usage: "approve-return <return code> [<courier's code> <tracking number of our label>]",
    words: ["returnCode", "companyCode?", "expressCode?"],
    query:
      "mutation ($returnCode: String!, $companyCode: String, $expressCode: String) { approveReturn(returnCode: $returnCode, companyCode: $companyCode, expressCode: $expressCode) { success result } }",
  },
  "reject-return": {
    usage: "reject-return <return code> <reason, as the shopper reads it>",
    words: ["returnCode", "reason…"],
    query:
      "mutation ($returnCode: String!, $reason: String!) { rejectReturn(returnCode: $returnCode, reason: $reason) { success result } }",
  },
  "receive-return": {
    usage: "receive-return <return code>",
    words: ["returnCode"],
    query: "mutation ($returnCode: String!) { receiveReturn(returnCode: $returnCode) { success result } }",
  },
  "collect-return": {
    usage: "collect-return <return code>",
    words: ["returnCode"],
    query: "mutation ($returnCode: String!) { collectReturn(returnCode: $returnCode) { success result } }",
  },
  "refund-exchange": {
    usage: "refund-exchange <return code>",
    words: ["returnCode"],
    query: "mutation ($returnCode: String!) { refundExchange(returnCode: $returnCode) { success result } }",
  },
  "end-exchange": {
    usage: "end-exchange <return code> <reason, for the journal>",
    words: ["returnCode", "reason…"],
    query:
      "mutation ($returnCode: String!, $reason: String!) { endExchange(returnCode: $returnCode, reason: $reason) { success result } }",
  },
  "return-account": {
    usage: "return-account <return code>",
    words: ["returnCode"],
    query:
      "mutation ($returnCode: String!) { readReturnAccount(returnCode: $returnCode) { bankName accountNumber accountName } }",
  },
  "pay-return": {
    usage: "pay-return <return code> <bank's reference>",
    words: ["returnCode", "reference"],
    query:
      "mutation ($returnCode: String!, $reference: String!) { payReturn(returnCode: $returnCode, reference: $reference) { success result } }",
  },
  "pick-ups": {
    usage: "pick-ups",
    words: [],
    query: "{ pickUps { orderCode storeCode storeName placedAt readyAt cashToTake } }",
  },
  "report-ready": {
    usage: "report-ready <order code>",
    words: ["orderCode"],
    query: "mutation ($orderCode: String!) { reportReady(orderCode: $orderCode) { success result } }",
  },
  "hand-over": {
    usage: "hand-over <order code> <the code that the shopper shows>",
    words: ["orderCode", "pickupCode"],
    query:
      "mutation ($orderCode: String!, $pickupCode: String!) { handOver(orderCode: $orderCode, pickupCode: $pickupCode) { success result } }",
  },
  "refunds-due": {
    usage: "refunds-due",
    words: [],
    query: "{ refundsDue { refundId orderCode channelCode amount reason hasAccount notedAt } }",
  },
  "refund-account": {
    usage: "refund-account <order code>",
    words: ["orderCode"],
    query:
      "mutation ($orderCode: String!) { readRefundAccount(orderCode: $orderCode) { bankName accountNumber accountName } }",
  },
  "decide-refund": {
    usage: "decide-refund <refund id> <accepted|refunded|transferred> [<bank's reference>]",
    words: ["refundId", "decision", "reference?"],
    query:
      "mutation ($refundId: String!, $decision: String!, $reference: String) { decideRefund(refundId: $refundId, decision: $decision, reference: $reference) { success result } }",
  },
  "refused-refunds": {
    usage: "refused-refunds",
    words: [],
    query: "{ refusedRefunds { refundKey orderCode amount state note } }",
  },
  "retry-refund": {
    usage: "retry-refund <refund key>",
    words: ["refundKey"],
    query: "mutation ($refundKey: String!) { retryRefund(refundKey: $refundKey) { success result } }",
  },
  "settle-refund": {
    usage: "settle-refund <refund key> <bank's reference>",
    words: ["refundKey", "reference"],
    query:
      "mutation ($refundKey: String!, $reference: String!) { settleRefund(refundKey: $refundKey, reference: $reference) { success result } }",
  },
  reviews: {
    usage: "reviews",
    words: [],
    query: "{ reviews { providerOrderId orderCode reason told amount currency expected received hasAccount notedAt } }",
  },
  "decide-review": {
    usage:
      "decide-review <provider's order id> <WRONG_AMOUNT|PAID_TWICE|REFUNDED|REVERSED|CHARGED_BACK> <accepted|refunded|noted|transferred> [<bank's reference>]",
    words: ["providerOrderId", "reason", "decision", "reference?"],
    query:
      "mutation ($providerOrderId: String!, $reason: String!, $decision: String!, $reference: String) { decideReview(providerOrderId: $providerOrderId, reason: $reason, decision: $decision, reference: $reference) { success result } }",
  },
  "product-reviews": {
    usage: "product-reviews",
    words: [],
    query:
      "{ productReviews { versionCode productCode productName sizeName stars fit text language author pictureCodes writtenAt } }",
  },
  "review-picture": {
    usage: "review-picture <review code> <picture code>: a data address",
    words: ["reviewCode", "pictureCode"],
    query:
      "query ($reviewCode: String!, $pictureCode: String!) { productReviewPicture(reviewCode: $reviewCode, pictureCode: $pictureCode) }",
  },
  "approve-review": {
    usage: "approve-review <version code>",
    words: ["versionCode"],
    query: "mutation ($versionCode: String!) { approveReview(versionCode: $versionCode) { success result } }",
  },
  "reject-review": {
    usage: "reject-review <version code> <reason, as the buyer reads it>",
    words: ["versionCode", "reason…"],
    query:
      "mutation ($versionCode: String!, $reason: String!) { rejectReview(versionCode: $versionCode, reason: $reason) { success result } }",
  },
  "answer-review": {
    usage: "answer-review <review code> <answer, as everybody reads it>",
    words: ["reviewCode", "answer…"],
    query:
      "mutation ($reviewCode: String!, $answer: String!) { answerReview(reviewCode: $reviewCode, answer: $answer) { success result } }",
  },
  questions: {
    usage: "questions",
    words: [],
    query: "{ productQuestions { questionCode productCode productName text language author askedAt } }",
  },
  "answer-question": {
    usage: "answer-question <question code> <answer, as everybody reads it>",
    words: ["questionCode", "answer…"],
    query:
      "mutation ($questionCode: String!, $answer: String!) { answerQuestion(questionCode: $questionCode, answer: $answer) { success result } }",
  },
  "correct-question": {
    usage: "correct-question <question code> <answer, in place of the one that is shown>",
    words: ["questionCode", "answer…"],
    query:
      "mutation ($questionCode: String!, $answer: String!) { correctQuestion(questionCode: $questionCode, answer: $answer) { success result } }",
  },
  "refuse-question": {
    usage: "refuse-question <question code> <reason, as it is mailed>",
    words: ["questionCode", "reason…"],
    query:
      "mutation ($questionCode: String!, $reason: String!) { refuseQuestion(questionCode: $questionCode, reason: $reason) { success result } }",
  },
  "take-down-question": {
    usage: "take-down-question <question code> <reason, for the journal>",
    words: ["questionCode", "reason…"],
    query:
      "mutation ($questionCode: String!, $reason: String!) { takeDownQuestion(questionCode: $questionCode, reason: $reason) { success result } }",
  },
  tickets: {
    usage: "tickets",
    words: [],
    query:
      "{ tickets { ticketCode topic name email orderCode order { items isOwn } text language pictureCodes sentAt } }",
  },
  "ticket-picture": {
    usage: "ticket-picture <ticket code> <picture code>: a data address",
    words: ["ticketCode", "pictureCode"],
    query:
      "query ($ticketCode: String!, $pictureCode: String!) { ticketPicture(ticketCode: $ticketCode, pictureCode: $pictureCode) }",
  },
  "answer-ticket": {
    usage: "answer-ticket <ticket code> <answer, as it is mailed>",
    words: ["ticketCode", "answer…"],
    query:
      "mutation ($ticketCode: String!, $answer: String!) { answerTicket(ticketCode: $ticketCode, answer: $answer) { success result } }",
  },
  "close-ticket": {
    usage: "close-ticket <ticket code> <reason, which nobody is told>",
    words: ["ticketCode", "reason…"],
    query:
      "mutation ($ticketCode: String!, $reason: String!) { closeTicket(ticketCode: $ticketCode, reason: $reason) { success result } }",
  },
  preview: {
    usage: "preview <moment with its offset, as 2026-12-12T00:00:00+07:00>",
    words: ["moment"],
    query: "mutation ($moment: String!) { makePreview(moment: $moment) { link moment expires } }",
  },
  "preview-page": {
    usage: "preview-page <address of a page, as /page/running>: its draft",
    words: ["page"],
    query: "mutation ($page: String!) { makePreview(page: $page) { link moment expires } }",
  },
  mailings: {
    usage: "mailings",
    words: [],
    query:
      "{ mailings { mailingCode state topic subjects perMinute startsAt changedAt waiting sent skipped refused } }",
  },
  "test-mailing": {
    usage: "test-mailing <code> <en-US|id-ID> <address>",
    words: ["mailingCode", "language", "to"],
    query:
      "mutation ($mailingCode: String!, $language: String!, $to: String!) { testMailing(mailingCode: $mailingCode, language: $language, to: $to) { success result } }",
  },
  "schedule-mailing": {
    usage: "schedule-mailing <code> <now, or a moment with its offset, as 2026-12-12T09:00:00+07:00>",
    words: ["mailingCode", "startsAt"],
    query:
      "mutation ($mailingCode: String!, $startsAt: String!) { scheduleMailing(mailingCode: $mailingCode, startsAt: $startsAt) { success result } }",
  },
  "revise-mailing": mailingAct("revise"),
  "pause-mailing": mailingAct("pause"),
  "resume-mailing": mailingAct("resume"),
  "stop-mailing": mailingAct("stop"),
  subscribers: {
    usage: "subscribers [<beginning of an address>]",
    words: ["start?"],
    query:
      "query ($start: String) { subscribers(start: $start) { pending subscribed cancelled subscribers { email state language source topics updatedAt } } }",
  },
  journal: {
    usage: `journal <${subjectKinds.join("|")}> <code>`,
    words: ["kind", "code"],
    query: "query ($kind: String!, $code: String!) { journal(kind: $kind, code: $code) { at by act details } }",
  },
};

function mailingAct(act: string): DeskAct {
  return {
    usage: `${act}-mailing <code>`,
    words: ["mailingCode"],
    query: `mutation ($mailingCode: String!) { ${act}Mailing(mailingCode: $mailingCode) { success result } }`,
  };
}

/**
 * The variables of an act from the words of a command.
 * @returns undefined when one is missing, or there are too many
 */
export function variablesOf(
  { words: names }: DeskAct,
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const takesRest = names.at(-1)?.endsWith("…") ?? false;
  if (given.length > names.length && !takesRest) return undefined;
  const variables: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const word = name.endsWith("…") ? given.slice(index).join(" ") : given[index];
    if (!word && !name.endsWith("?")) return undefined;
    if (word) variables[name.replace(/[?…]$/, "")] = word;
  }
  return variables;
}

/** Its words are a file's. */
export const writeMailingQuery = "mutation ($mailing: String!) { writeMailing(mailing: $mailing) { success result } }";

export const previewMailingQuery =
  "query ($mailingCode: String!, $language: String!) { mailingPreview(mailingCode: $mailingCode, language: $language) { subject html text } }";
