import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { openDesk } from "../support/desk.ts";
import { journey } from "../support/journey.ts";
import { deliver, guestWithOrders, memberOrders, returnPiece } from "../support/orders-placed.ts";
import { people, signIn } from "./card-linking.ts";

/** The expected words of the member's movements, repeated here on purpose. */
const words = {
  "en-US": {
    earned: "Points from your purchase, ready after the return period",
    forgone: "Points of returned items cancelled",
  },
  "id-ID": {
    earned: "Poin dari belanjamu, bisa dipakai setelah masa retur",
    forgone: "Poin dari barang yang diretur dibatalkan",
  },
} as const;

for (const person of people)
  journey(
    `what a shopper bought as a guest earns for the card that they get with the same address, and what is returned takes its points back, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const said = words[person.language];
      const guest = await guestWithOrders(gelora, 0);
      const [asGuest = ""] = guest.orderCodes;
      await deliver(sandbox, asGuest);
      const member = await registerMember(gelora, {
        email: guest.buyer.email,
        language: person.language,
        joinsClub: true,
      });
      const one = await shopper(person);
      const { page } = one;
      await signIn(one, member.email, member.password, "/account/mapclub");
      const main = page.getByRole("main");
      const shows = async (text: string, count: number) =>
        expect
          .poll(
            async () => {
              await one.visit("/account/mapclub");
              await main.getByRole("listitem").first().waitFor();
              return main.getByText(text, { exact: true }).count();
            },
            { timeout: 30_000, interval: 1000 },
          )
          .toBe(count);
      await shows(said.earned, 1);

      const ownOrder = await memberOrders(member, 2);
      await deliver(sandbox, ownOrder);
      await shows(said.earned, 2);
      await one.look("club-card-pending");
      const desk = openDesk(gelora);
      const returnCode = await returnPiece(member, ownOrder);
      await desk.send("support", `mutation { approveReturn(returnCode: "${returnCode}") { success } }`);
      await desk.send("warehouse", `mutation { receiveReturn(returnCode: "${returnCode}") { success } }`);
      await shows(said.forgone, 1);
      await one.look("club-card-forgone");
    },
    120_000,
  );
