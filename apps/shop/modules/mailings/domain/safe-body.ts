/** Plain text of HTML in the safe subset: paragraphs apart, links with their addresses. */
export function textOfBody(html: string): string {
  return html
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_link, address: string, words: string) => `${words}: ${address}`)
    .replaceAll(/<li>/g, "- ")
    .replaceAll(/<br ?\/?>|<\/li>/g, "\n")
    .replaceAll(/<\/(h1|h2|p|ul|ol)>/g, "\n\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/[ \t]*\n[ \t]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
