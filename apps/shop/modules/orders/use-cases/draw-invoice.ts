import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { createBoundedQueue } from "@gelora/service-kit/bounded-queue.ts";
import Pdf from "pdfkit";
import type { InvoiceDocument } from "../domain/invoice-document.ts";

// Drawing is quick (milliseconds) but blocks; checkouts come first, so one is drawn at a time.
const queue = createBoundedQueue({ atOnce: 1, waiting: 20 });

/** A4 in points, and what stays free around. */
const [pageWidth, pageHeight, margin] = [595.28, 841.89, 56];
const right = pageWidth - margin;
const [ink, quiet, line, good] = ["#16161a", "#5c5c66", "#d9d9de", "#0b6b3a"];
/** Where the figures of each column end. */
const columnEnds = { count: 352, price: 446, amount: right };
const itemWidth = 260;
/** Where the sums begin; what was saved stands on their left. */
const sumsStart = 300;
const savedWidth = sumsStart - margin - 24;

type Pen = PDFKit.PDFDocument;

/**
 * Draws an invoice as a PDF of A4 pages, tagged with its title. Text is drawn with the fonts that
 * every reader has, so a file has about 5 kB; letters that they lack become a question mark.
 * @returns BUSY when too many wait
 */
export async function drawInvoice(document: InvoiceDocument, language: string): Promise<Outcome<Buffer>> {
  return queue.run(async () => {
    const pen = new Pdf({
      size: "A4",
      margin,
      lang: language,
      bufferPages: true,
      info: { Title: `${document.title} ${document.number}`, Author: document.seller },
      displayTitle: true,
    });
    const chunks: Buffer[] = [];
    const whole = new Promise<Buffer>((resolve, reject) => {
      pen.on("data", (chunk: Buffer) => chunks.push(chunk));
      pen.on("end", () => resolve(Buffer.concat(chunks)));
      pen.on("error", reject);
    });
    drawHead(pen, document);
    drawLines(pen, document);
    drawSums(pen, document);
    drawTax(pen, document.tax);
    makeRoom(pen, 40);
    pen.font("Helvetica").fontSize(9).fillColor(quiet);
    pen.text(plain(document.note), margin, pen.y + 24, { width: right - margin });
    numberPages(pen, document);
    pen.end();
    return success(await whole);
  });
}

function drawHead(pen: Pen, { title, number, seller, paid, soldBy, billedTo, facts }: InvoiceDocument): void {
  pen.font("Helvetica-Bold").fontSize(24).fillColor(ink).text(title, margin, margin);
  pen.font("Helvetica").fontSize(10).fillColor(quiet).text(number);
  pen.font("Helvetica-Bold").fontSize(16).fillColor(ink);
  pen.text(seller, right - 160, margin + 4, { width: 160, align: "right" });
  pen.fontSize(10).fillColor(good).text(paid, { width: 160, align: "right" });
  const top = margin + 76;
  pen.y = top;
  drawParty(pen, soldBy);
  pen.y += 12;
  drawParty(pen, billedTo);
  const below = pen.y;
  pen.y = top;
  pen.fontSize(10);
  for (const [name, value] of facts) {
    const y = pen.y;
    pen.font("Helvetica").fillColor(quiet).text(name, 330, y, { width: 100 });
    pen.fillColor(ink).text(plain(value), 420, y, { width: right - 420, align: "right" });
    pen.y += 4;
  }
  pen.y = Math.max(below, pen.y) + 28;
}

function drawParty(pen: Pen, { title, name, lines }: InvoiceDocument["soldBy"]): void {
  pen.font("Helvetica").fontSize(9).fillColor(quiet).text(title, margin, pen.y, { width: 250 });
  pen.font("Helvetica-Bold").fontSize(11).fillColor(ink).text(plain(name), { width: 250 });
  pen.font("Helvetica").fontSize(10);
  for (const one of lines) pen.text(plain(one), { width: 250 });
}

function drawLines(pen: Pen, { columns, lines }: InvoiceDocument): void {
  drawColumns(pen, columns);
  for (const cells of lines) {
    if (makeRoom(pen, pen.heightOfString(plain(cells[0]), { width: itemWidth }) + 20)) drawColumns(pen, columns);
    drawCells(pen, cells);
    rule(pen, line);
  }
}

/** Above the lines of each page. */
function drawColumns(pen: Pen, columns: InvoiceDocument["columns"]): void {
  pen.font("Helvetica-Bold").fontSize(10);
  drawCells(pen, columns);
  rule(pen, ink);
  pen.font("Helvetica");
}

function drawCells(pen: Pen, [item, count, price, amount]: InvoiceDocument["columns"]): void {
  const { y } = pen;
  pen.fillColor(ink);
  figure(pen, count, columnEnds.count, y);
  figure(pen, price, columnEnds.price, y);
  figure(pen, amount, columnEnds.amount, y);
  pen.text(plain(item), margin, y, { width: itemWidth });
}

/** The sums, what was saved beside them, and the total: together on one page. */
function drawSums(pen: Pen, { sums, savings, total, back }: InvoiceDocument): void {
  const saved = savings.map((saving) => plain(saving)).join("\n");
  const savedHeight = pen.font("Helvetica").fontSize(9).heightOfString(saved, { width: savedWidth, lineGap: 4 });
  makeRoom(pen, Math.max((sums.length + back.length) * 20 + 60, savedHeight + 20));
  pen.y += 10;
  const top = pen.y;
  if (saved !== "") pen.fillColor(good).text(saved, margin, top + 1, { width: savedWidth, lineGap: 4 });
  const below = pen.y;
  pen.y = top;
  pen.fontSize(10);
  for (const row of sums) drawSum(pen, row);
  pen.moveTo(sumsStart, pen.y).lineTo(right, pen.y).lineWidth(0.7).strokeColor(ink).stroke();
  pen.y += 9;
  pen.font("Helvetica-Bold").fontSize(13);
  drawSum(pen, total);
  pen.font("Helvetica").fontSize(10);
  for (const row of back) drawSum(pen, row);
  pen.y = Math.max(pen.y, below);
}

/** The tax within the sums stands below them: it is no further row of theirs. */
function drawTax(pen: Pen, { title, rows }: InvoiceDocument["tax"]): void {
  makeRoom(pen, rows.length * 30 + 40);
  pen.y += 14;
  pen.font("Helvetica-Bold").fontSize(9).fillColor(quiet).text(plain(title), sumsStart, pen.y);
  pen.y += 6;
  pen.font("Helvetica");
  for (const row of rows) drawSum(pen, row);
}

function drawSum(pen: Pen, [name, value]: readonly [string, string]): void {
  const { y } = pen;
  pen.fillColor(ink).text(plain(name), sumsStart, y, { width: 150 });
  const below = pen.y;
  figure(pen, value, columnEnds.amount, y);
  pen.y = below + 6;
}

/** Which invoice and page it is, at the foot of each page where there are several. */
function numberPages(pen: Pen, { number, page }: InvoiceDocument): void {
  const { count } = pen.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index += 1) {
    pen.switchToPage(index);
    // Text below the margin would open another page.
    pen.page.margins.bottom = 0;
    pen.font("Helvetica").fontSize(9).fillColor(quiet);
    pen.text(number, margin, pageHeight - 36, { lineBreak: false });
    figure(pen, page(index + 1, count), right, pageHeight - 36);
  }
}

function figure(pen: Pen, value: string, end: number, y: number): void {
  pen.text(value, end - 100, y, { width: 100, align: "right" });
}

function rule(pen: Pen, colour: string): void {
  pen.y += 6;
  pen.moveTo(margin, pen.y).lineTo(right, pen.y).lineWidth(0.7).strokeColor(colour).stroke();
  pen.y += 8;
}

/**
 * A row is not cut by the end of a page.
 * @returns whether a new page had to begin
 */
function makeRoom(pen: Pen, height: number): boolean {
  if (pen.y + height <= pageHeight - margin) return false;
  pen.addPage();
  return true;
}

/** What the standard fonts have: Latin letters, digits and signs. */
function plain(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/[^\u0020-\u00ff‘’“”–—•…€]/gu, "?");
}
