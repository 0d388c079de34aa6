import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ProviderError } from "./call-provider.ts";
import { createMailer, type Mailer } from "./mailer.ts";

const taken: string[] = [];
let refusesAll = false;
let mailer: Mailer;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onMailFrom: (_address, _session, done) => done(refusesAll ? refusal(421, "closing") : null),
  onRcptTo: ({ address }, _session, done) => done(address.startsWith("nobody") ? refusal(550, "no such user") : null),
  onData: (stream, { envelope }, done) => {
    stream.resume();
    stream.on("end", () => {
      taken.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const place = server.server.address();
  if (typeof place !== "object" || !place) throw new Error("no port");
  mailer = createMailer({ SMTP_URL: `smtp://127.0.0.1:${place.port}`, MAIL_FROM: "Gelora <halo@gelora.example>" });
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const send = (to: string) => mailer.send({ id: "1", to, subject: "Hello", html: "<p>Hello</p>", text: "Hello" });
const failureOf = async (to: string) => {
  const error: unknown = await send(to).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof ProviderError ? error : undefined;
};

test("addresses that the server refuses close the way for nobody else, and stand in no reason", async () => {
  for (let index = 0; index < 6; index += 1) {
    const refused = await failureOf(`nobody-${index}@example.com`);
    expect(refused?.message).toBe("mail: EENVELOPE 550");
    expect(refused?.outcomeUnknown).toBe(false);
  }
  expect(await failureOf("sari@example.com")).toBeUndefined();
  expect(taken).toEqual(["sari@example.com"]);
});

test("a server that is out of order is left alone after five failures", async () => {
  refusesAll = true;
  for (let index = 0; index < 5; index += 1) expect((await failureOf("sari@example.com"))?.message).toContain("421");
  expect((await failureOf("sari@example.com"))?.message).toContain("left alone");
});
