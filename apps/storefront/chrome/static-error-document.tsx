import { PlainError } from "./plain-error.tsx";

/**
 * The whole document if the frame of all pages fails in the browser [ERR-03, Q99]: the build puts
 * it in the place of the router's own, which is English and shows a stack
 * (`bundler/lean-router.ts`).
 */
export function StaticErrorDocument() {
  return (
    <html lang="id-ID">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Gelora</title>
      </head>
      <body>
        <main>
          <PlainError />
        </main>
      </body>
    </html>
  );
}
