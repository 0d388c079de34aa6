/**
 * The text of a QRIS code: two-digit tags, two-digit lengths, values (EMV merchant-presented mode)
 * and a checksum. The merchant does not exist, so no banking app can pay it.
 */
export function qrisText(payment: { readonly grossAmount: number; readonly transactionId: string }): string {
  const merchant =
    tag("00", "ID.CO.QRIS.WWW") + tag("01", "936000000000000000") + tag("02", "000000000000000") + tag("03", "UMI");
  const text = [
    tag("00", "01"),
    tag("01", "12"),
    tag("26", merchant),
    tag("52", "5941"),
    tag("53", "360"),
    tag("54", String(payment.grossAmount)),
    tag("58", "ID"),
    tag("59", "GELORA SANDBOX"),
    tag("60", "JAKARTA"),
    tag("62", tag("05", payment.transactionId.replaceAll("-", "").slice(0, 25))),
    "6304",
  ].join("");
  return text + checksum(text);
}

function tag(name: string, value: string): string {
  return `${name}${String(value.length).padStart(2, "0")}${value}`;
}

/** CRC-16/CCITT-FALSE, as the standard requires. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
