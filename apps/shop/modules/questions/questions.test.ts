import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestPostbox, type SentMessage, type TestPostbox } from "../../testing/postbox.ts";
import { guestShopper, openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { actsOn } from "../journal/journal.ts";
import { support, warehouse } from "../returns/testing/returnable-order.ts";
import type { QuestionEvent } from "./domain/question.ts";
import { decideOnQuestion, eraseQuestions, questionsToDecide, questionsToTakeOut } from "./questions.ts";
import { askedQuestion, listedQuestions, sendQuestion, shownQuestions } from "./testing/asking.ts";

describe.each(testEngines)("questions about goods, on %s", (engine) => {
  let shop: StockedShop;
  let postbox: TestPostbox;
  beforeAll(async () => {
    postbox = await openTestPostbox();
    shop = await openStockedShop(engine, { ...postbox.environment });
  });
  afterAll(async () => {
    await shop.close();
    await postbox.close();
  });
  beforeEach(() => shop.platform.database.tables<{ counters: { subject: string } }>().deleteFrom("counters").execute());

  const decide = (event: QuestionEvent, questionCode: string, words: string, by = support) =>
    decideOnQuestion(shop.platform, by, { questionCode, event, words });
  const codesShown = async (): Promise<readonly string[]> => {
    await followCatalogue(shop.platform);
    return (await shownQuestions(shop)).dataList.map(({ questionCode }) => questionCode);
  };
  const mailsTo = async (email: string): Promise<readonly SentMessage[]> => {
    while ((await shop.outbox.deliverDue()) > 0);
    return postbox.messages.filter(
      ({ to, text }) => to === email && /^(What you asked|Yang kamu tanyakan)$/m.test(text ?? ""),
    );
  };

  test("a question is shown once support has answered it, with a masked name, and the answer is mailed once", async () => {
    const { member, questionCode } = await askedQuestion(shop, "Is it good for concrete courts?");
    expect(await codesShown()).not.toContain(questionCode);
    expect(await decide("answer", questionCode, "Yes, it is.", warehouse)).toBe("not allowed");
    expect(await decide("answer", questionCode, "Yes, it is.")).toBe("decided");
    expect(await decide("answer", questionCode, "No, never.")).toBe("nothing to decide");
    expect(await codesShown()).toContain(questionCode);
    expect((await shownQuestions(shop)).dataList[0]).toEqual({
      questionCode,
      text: "Is it good for concrete courts?",
      language: "en-US",
      author: "Intan P.",
      answer: "Yes, it is.",
    });
    const mails = await mailsTo(member.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("Yes, it is.");
    expect(mails[0]?.text).toContain("Is it good for concrete courts?");
    expect(mails[0]?.text).toContain("/en/pdp/PB1#questions");
    const acts = await actsOn(shop.platform, { kind: "question", code: questionCode });
    expect(acts).toMatchObject([{ act: "question.decided", by: { code: "budi" }, details: { decision: "answer" } }]);
  });

  test("a refused question is never shown, and the person who asked reads why, in their language", async () => {
    const { member, questionCode } = await askedQuestion(shop, "Di toko sebelah lebih murah?", "id-ID");
    expect(await decide("refuse", questionCode, "Tanyakan soal bolanya, ya.")).toBe("decided");
    expect(await codesShown()).not.toContain(questionCode);
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toMatch(/^Pertanyaanmu tentang /);
    expect(mail?.text).toContain("Tanyakan soal bolanya, ya.");
    expect(await decide("answer", questionCode, "Tetap dijawab.")).toBe("nothing to decide");
  });

  test("an answer can be put right or taken down, without another mail", async () => {
    const { member, questionCode } = await askedQuestion(shop, "How heavy is the ball?");
    expect(await decide("correct", questionCode, "600 g")).toBe("nothing to decide");
    expect(await decide("takeDown", questionCode, "Old.")).toBe("nothing to decide");
    await decide("answer", questionCode, "60 g");
    expect(await decide("correct", questionCode, "600 g")).toBe("decided");
    await followCatalogue(shop.platform);
    expect((await shownQuestions(shop)).dataList[0]).toMatchObject({ questionCode, answer: "600 g" });
    expect(await decide("takeDown", questionCode, "It was renewed.")).toBe("decided");
    expect(await codesShown()).not.toContain(questionCode);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  test("only members ask, in measure, about goods that there are, and the same words once", async () => {
    expect(await sendQuestion(await memberShopper(shop), "123456789")).toMatchObject({ errorCode: "INVALID_INPUT" });
    const guest = await guestShopper(shop);
    const refused = await guest.send(
      'mutation { askQuestion(input: { productCode: "PB1", text: "May a guest ask?" }) { success } }',
    );
    expect(JSON.stringify(refused)).toContain("ACCOUNT_NEEDED");
    const member = await memberShopper(shop);
    const unknown = await sendQuestion(member, "Does it exist at all?", { productCode: "NONE" });
    expect(unknown).toMatchObject({ errorCode: "PRODUCT_NOT_FOUND" });
    const before = (await questionsToDecide(shop.platform)).length;
    for (let turn = 0; turn < 9; turn += 1)
      expect(await sendQuestion(member, "  Which pump fits it?  ")).toMatchObject({ success: true });
    expect((await questionsToDecide(shop.platform)).length).toBe(before + 1);
    expect(await sendQuestion(member, "And which needle?")).toMatchObject({ errorCode: "TOO_MANY_REQUESTS" });
  });

  test("a source asks twenty times an hour at most", async () => {
    const codes: (string | null)[] = [];
    for (let person = 0; person < 3; person += 1) {
      const member = await memberShopper(shop);
      for (let turn = 0; turn < 9; turn += 1)
        codes.push((await sendQuestion(member, `Question ${turn} of ${person}?`)).errorCode);
    }
    expect(codes.filter((code) => code === null)).toHaveLength(20);
    expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
  });

  test("the page has the three that were answered last, and pages have all", async () => {
    const codes: string[] = [];
    for (const text of ["First question?", "Second question?", "Third question?", "Fourth question?"]) {
      const { questionCode } = await askedQuestion(shop, text);
      await decide("answer", questionCode, "Yes.");
      codes.unshift(questionCode);
    }
    expect(await codesShown()).toEqual(codes.slice(0, 3));
    const { totalCount } = (await shownQuestions(shop)).pageInfo;
    const first = await listedQuestions(shop, 1, 2);
    expect(first.dataList.map(({ questionCode }) => questionCode)).toEqual(codes.slice(0, 2));
    expect(first.pageInfo).toEqual({ totalCount, hasNextPage: true });
    const all = await listedQuestions(shop, 1, totalCount);
    expect(all.dataList).toHaveLength(totalCount);
    expect(all.pageInfo.hasNextPage).toBe(false);
  });

  test("someone who leaves takes their name and what is not shown along", async () => {
    const { member, questionCode } = await askedQuestion(shop, "Does it stay without me?");
    await decide("answer", questionCode, "It does.");
    await sendQuestion(member, "Does this one go?");
    expect(await questionsToTakeOut(shop.platform, member.memberCode)).toMatchObject([
      { text: "Does it stay without me?", answer: "It does." },
      { text: "Does this one go?", state: "PENDING" },
    ]);
    expect(await codesShown()).toContain(questionCode);
    await shop.platform.database.transaction(() => eraseQuestions(shop.platform, member.memberCode));
    await followCatalogue(shop.platform);
    const kept = (await shownQuestions(shop)).dataList.find((one) => one.questionCode === questionCode);
    expect(kept).toMatchObject({ author: null, text: "Does it stay without me?" });
    expect(await questionsToTakeOut(shop.platform, member.memberCode)).toEqual([]);
    expect((await questionsToDecide(shop.platform)).map(({ text }) => text)).not.toContain("Does this one go?");
  });
});
