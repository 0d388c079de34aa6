/**
 * What our service worker uses of its global scope: the compiler's own types of it contradict those
 * of pages.
 */
export type WorkerScope = {
  addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(type: "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly location: { readonly origin: string };
  readonly navigator: { readonly language: string };
};

type LifeEvent = { waitUntil(work: Promise<unknown>): void };

type InstallEvent = LifeEvent & {
  /** Not in every browser. */
  addRoutes?(rule: { readonly condition: { readonly requestMethod: string }; readonly source: string }): Promise<void>;
};

export type FetchEvent = LifeEvent & {
  readonly request: Request;
  /** The browser's own request while the worker was starting, if it sends one. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
