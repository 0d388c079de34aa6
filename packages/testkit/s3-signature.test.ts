import { expect, test } from "vitest";
import { signatureOf } from "./s3-signature.ts";

test("the example that Amazon works through has the signature it names", () => {
  const digest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const moment = "20130524T000000Z";
  const signature = signatureOf({
    secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    scope: "20130524/us-east-1/s3/aws4_request",
    method: "GET",
    address: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
    headers: [
      ["host", "examplebucket.s3.amazonaws.com"],
      ["range", "bytes=0-9"],
      ["x-amz-content-sha256", digest],
      ["x-amz-date", moment],
    ],
    moment,
    digest,
  });
  expect(signature).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
});
