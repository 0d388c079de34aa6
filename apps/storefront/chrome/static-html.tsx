/** A part of the layout that the server made whole; see `static-chrome.server.tsx`. */
export function StaticHtml({ html, className }: { readonly html: string; readonly className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own components, which escape what they are given
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
