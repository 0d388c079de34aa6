/**
 * Replaces the router's own streaming of data: in a finished document all of it is there at once.
 */
const handOver =
  'const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById("loaded").textContent);c.close()';

const preload = '<link rel="modulepreload"';

/**
 * A rendered document with what React does not write.
 * @param data of the loaders, as the router encodes them: JSON, in which only texts hold a `<`
 */
export function finishDocument(page: Buffer, data: string): Buffer<ArrayBuffer> {
  const head = page.indexOf("</head>");
  const body = page.lastIndexOf("</body>");
  const scripts = `<script type="application/json" id="loaded">${data.replaceAll("<", "\\u003c")}</script><script>${handOver}</script>`;
  return Buffer.concat([
    Buffer.from(withLateScripts(page.toString("utf8", 0, head))),
    page.subarray(head, body),
    Buffer.from(scripts),
    page.subarray(body),
  ]);
}

/**
 * What the page looks like comes before what makes it interactive: a preloaded script would
 * otherwise share a slow line with the stylesheet, the typeface and the first picture. The router
 * writes these links and has no option for their order.
 */
const withLateScripts = (head: string): string => head.replaceAll(preload, `${preload} fetchpriority="low"`);
