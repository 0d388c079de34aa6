import { hours, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { field, guestShopper, type Shopper } from "../../testing/shopper.ts";
import { picturesModule } from "../pictures/pictures.module.ts";
import { eraseReturns } from "./returns.ts";
import * as addReturnPictures from "./storage/migrations/0002-add-return-pictures.ts";
import * as movePictures from "./storage/migrations/0006-move-pictures.ts";
import * as dropReturnPictures from "./storage/migrations/0009-drop-return-pictures.ts";
import {
  askReturn,
  deliveredOrder,
  openReturningShop,
  type ReturnableOrder,
  type ReturningShop,
  requestedReturn,
} from "./testing/returnable-order.ts";

/** A photo that lies on its side and says where and with what it was taken. */
async function photo(): Promise<Buffer> {
  const exif = {
    IFD0: { Make: "kamera-rahasia", ImageDescription: "rumah saya" },
    IFD3: { GPSLatitude: "6/1 10/1 0/1" },
  };
  const plain = sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#c33" } });
  return plain.jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
}

describe.each(testEngines)("pictures of what goes back, on %s", (engine) => {
  let shop: ReturningShop;
  let order: ReturnableOrder;
  beforeAll(async () => {
    shop = await openReturningShop(engine);
    order = await deliveredOrder(shop, { quantity: 5 });
  });
  afterAll(() => shop.close());
  afterEach(() => shop.platform.clock.setOffset(minutes(0)));

  type Ticket = { readonly pictureCode: string; readonly ticket: string; readonly address: string };
  const start = async (shopper: Pick<Shopper, "send"> = order.shopper, contact: object = {}) =>
    field<{ errorCode: string | null; data: Ticket[] }>(
      await shopper.send(
        "mutation ($input: ReturnPictureStartInput!) { startReturnPicture(input: $input) { errorCode data { pictureCode ticket address } } }",
        { input: { orderCode: order.orderCode, ...contact } },
      ),
      "startReturnPicture",
    );
  const ticketOf = async (): Promise<Ticket> => {
    const [ticket] = (await start()).data;
    if (!ticket) throw new Error("no ticket");
    return ticket;
  };
  const put = async (ticket: string, file: Buffer) => {
    const payload = { ticket, picture: file.toString("base64") };
    const answer = await shop.server.inject({ method: "POST", url: "/pictures", payload });
    return answer.json<{ success: boolean; errorCode: string | null }>();
  };
  const show = async (shopper: Pick<Shopper, "send">, returnCode: string, pictureCode: string, contact: object = {}) =>
    field<string | null>(
      await shopper.send("query ($input: ReturnPictureInput!) { returnPicture(input: $input) }", {
        input: { orderCode: order.orderCode, returnCode, pictureCode, ...contact },
      }),
      "returnPicture",
    );

  test("a picture is re-encoded, upright, smaller and without what the camera wrote, and only its people see it", async () => {
    const { pictureCode, ticket, address } = await ticketOf();
    expect(address).toMatch(/:\d+\/pictures$/);
    expect(await put(ticket, await photo())).toMatchObject({ success: true });
    expect(await put(ticket, await photo())).toMatchObject({ errorCode: "PICTURE_TICKET_OVER" });
    const code = await requestedReturn(order.shopper, order.orderCode, { pictureCodes: [pictureCode] });
    const shown = (await show(order.shopper, code, pictureCode)) ?? "";
    const bytes = Buffer.from(shown.replace(/^data:image\/jpeg;base64,/, ""), "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 800, height: 1600 });
    expect(bytes.toString("latin1")).not.toMatch(/kamera-rahasia|rumah saya|Exif/);
    const other = await guestShopper(shop, "orang-lain@example.com");
    expect(await show(other, code, pictureCode)).toBeNull();
    expect(await show(other, code, pictureCode, { email: "salah@example.com" })).toBeNull();
    expect(await show(other, code, pictureCode, { email: "sari@example.com" })).toBe(shown);
    expect(await show(order.shopper, code, "somebody-elses")).toBeNull();
    expect((await start(other)).errorCode).toBe("ORDER_NOT_FOUND");
  });

  test("a picture that was stored before pictures moved is still shown when their former table is gone", async () => {
    const code = await requestedReturn(order.shopper, order.orderCode, {});
    const tables = shop.platform.database.tables<unknown>();
    const formerTable = async () =>
      (await sql<{ name: string | null }>`select to_regclass('return_pictures')::text as name`.execute(tables)).rows[0];
    expect(await formerTable()).toEqual({ name: null });
    await addReturnPictures.up(tables);
    await sql`
      insert into return_pictures (picture_code, order_code, return_code, picture, created_at)
      values ('kept-before', ${order.orderCode}, ${code}, ${await photo()}, now())`.execute(tables);
    expect(await show(order.shopper, code, "kept-before")).toBeNull();
    await movePictures.up(tables);
    await dropReturnPictures.up(tables);
    expect(await formerTable()).toEqual({ name: null });
    expect(await show(order.shopper, code, "kept-before")).toMatch(/^data:image/);
  });

  test("the pictures of a person's returns go with their account", async () => {
    const { pictureCode, ticket } = await ticketOf();
    await put(ticket, await photo());
    const code = await requestedReturn(order.shopper, order.orderCode, { pictureCodes: [pictureCode] });
    expect(await show(order.shopper, code, pictureCode)).not.toBeNull();
    const { rows } = await sql<{ owner: string }>`select owner from returns where return_code = ${code}`.execute(
      shop.platform.database.tables(),
    );
    await shop.platform.database.transaction(() => eraseReturns(shop.platform, rows[0]?.owner ?? ""));
    expect(await show(order.shopper, code, pictureCode)).toBeNull();
  });

  test("what is no picture is refused, whatever it says of itself, and the ticket lasts for another", async () => {
    const { ticket } = await ticketOf();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
    const whole = await photo();
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    for (const file of [Buffer.from("GIF89a"), svg, whole.subarray(0, whole.length / 2), bomb])
      expect(await put(ticket, file)).toMatchObject({ errorCode: "PICTURE_INVALID" });
    expect(await put("x".repeat(43), whole)).toMatchObject({ errorCode: "PICTURE_TICKET_OVER" });
    for (const payload of [{}, { ticket, picture: "%%" }, { ticket: 7, picture: null }]) {
      const answer = await shop.server.inject({ method: "POST", url: "/pictures", payload });
      expect(answer.json()).toMatchObject({ errorCode: "PICTURE_INVALID" });
    }
    const large = {
      method: "POST",
      url: "/pictures",
      payload: { ticket, picture: "A".repeat(15_000_000) },
    } as const;
    expect((await shop.server.inject(large)).statusCode).toBe(413);
    expect(await put(ticket, whole)).toMatchObject({ success: true });
  });

  test("a ticket ends after a quarter of an hour, and pictures of no return after a day", async () => {
    const [late, kept] = [await ticketOf(), await ticketOf()];
    await put(kept.ticket, await photo());
    shop.platform.clock.setOffset(minutes(16));
    expect(await put(late.ticket, await photo())).toMatchObject({ errorCode: "PICTURE_TICKET_OVER" });
    shop.platform.clock.setOffset(hours(25));
    for (const task of picturesModule.recurringTasks?.(shop.platform) ?? []) await task.run();
    const loose = await sql`select 1 from shopper_pictures where thing_code is null`.execute(
      shop.platform.database.tables(),
    );
    expect(loose.rows).toHaveLength(0);
  });

  test("a request names pictures that have come, of its own order, once, and five at most", async () => {
    const sent = await ticketOf();
    await put(sent.ticket, await photo());
    const awaited = await ticketOf();
    const elsewhere = await deliveredOrder(shop);
    const ask = (orderCode: string, shopper: Shopper, pictureCodes: readonly string[]) =>
      askReturn(shopper, orderCode, { pictureCodes });
    const { shopper, orderCode } = order;
    const missing = { errorCode: "PICTURE_MISSING" };
    expect(await ask(orderCode, shopper, [awaited.pictureCode])).toMatchObject(missing);
    expect(await ask(elsewhere.orderCode, elsewhere.shopper, [sent.pictureCode])).toMatchObject(missing);
    const many = ["1", "2", "3", "4", "5", "6"];
    expect(await ask(orderCode, shopper, many)).toMatchObject({ errorCode: "TOO_MANY_PICTURES" });
    expect(await ask(orderCode, shopper, [sent.pictureCode])).toMatchObject({ success: true });
    expect(await ask(orderCode, shopper, [sent.pictureCode])).toMatchObject(missing);
  });

  test("an order's tickets are limited, however many are asked for at once", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => start()));
    expect(answers.filter(({ errorCode }) => errorCode === "TOO_MANY_REQUESTS").length).toBeGreaterThanOrEqual(10);
  });
});
