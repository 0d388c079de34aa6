import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";
import { people, signIn, texts } from "./card-linking.ts";

const invitations = { "en-US": "News from the touchline", "id-ID": "Kabar dari pinggir lapangan" } as const;

const dialogsOf = ({ page, language }: Shopper) => ({
  question: page.getByRole("dialog").filter({ hasText: texts[language].bonus }),
  invitation: page.getByRole("dialog", { name: invitations[language] }),
});

/** Longer than home waits before it invites. */
const invitationMs = 5000;

for (const person of people) {
  const how = `in ${person.language} at ${person.width}`;
  const asked = { ...person, askedToLink: true, invited: true };

  journey(
    `[HOM-02] [K36] home asks a member for the card first, and invites to the newsletter once that is closed, ${how}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const one = await shopper(asked);
      const { question, invitation } = dialogsOf(one);
      await signIn(one, member.email, member.password);
      await question.waitFor();
      await one.page.waitForTimeout(invitationMs);
      expect([await question.count(), await invitation.count()]).toEqual([1, 0]);
      await question.getByRole("button", { name: texts[one.language].later }).click();
      await invitation.waitFor();
      expect(await question.count()).toBe(0);
      await one.look("home-invites-after-the-card");

      // Elsewhere neither is asked.
      await one.visit("/store");
      await one.page.waitForTimeout(invitationMs);
      expect(await one.page.getByRole("dialog").count()).toBe(0);
    },
  );

  journey(
    `[HOM-02~] a guest and a member with a linked card are invited to the newsletter alone, ${how}`,
    async ({ shopper, gelora }) => {
      const guest = await shopper(asked);
      await guest.visit("/");
      await dialogsOf(guest).invitation.waitFor();
      expect(await dialogsOf(guest).question.count()).toBe(0);

      const member = await registerMember(gelora);
      const linked = await shopper(asked);
      await answerOperation(linked.page, /^userInfo$/, async (route) => {
        const response = await route.fetch();
        const { data } = await response.json();
        await route.fulfill({ response, json: { data: { userInfo: { ...data.userInfo, mapclubBind: true } } } });
      });
      await signIn(linked, member.email, member.password, "/store");
      await linked.visit("/");
      await dialogsOf(linked).invitation.waitFor();
      expect(await dialogsOf(linked).question.count()).toBe(0);
    },
  );
}
