/**
 * The links of a mail's HTML that lead nowhere, each once. Those of other kinds than http, and what
 * follows `#`, are not asked.
 */
export async function deadLinks(html: string): Promise<readonly string[]> {
  const addresses = [...html.matchAll(/<a\s[^>]*href="(https?:[^"#]+)/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  const dead: string[] = [];
  for (const address of new Set(addresses)) {
    const status = await statusOf(address);
    if (status === undefined || status >= 400) dead.push(address);
  }
  return dead;
}

const longestWaitMs = 10_000;

/** @returns undefined when nobody answers */
async function statusOf(address: string): Promise<number | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(longestWaitMs) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}
