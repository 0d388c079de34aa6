import { beforeEach, expect, test, vi } from "vitest";

const page = { assign: vi.fn(), replace: vi.fn(), back: vi.fn() };
let comeBack = (): void => {};

/** The module as it is in a new document, on an entry of the history. */
async function onEntry(state: object | null) {
  vi.resetModules();
  vi.stubGlobal("history", { state, back: page.back });
  return import("./load-document.ts");
}

beforeEach(() => {
  for (const spy of Object.values(page)) spy.mockReset();
  vi.stubGlobal("location", page);
  vi.stubGlobal("window", {
    addEventListener: (_type: string, listener: () => void) => {
      comeBack = listener;
    },
  });
});

test("a page is followed by a document, or replaced by it where that is wanted", async () => {
  const { loadDocument } = await onEntry({ key: "a" });
  loadDocument("/next");
  expect(page.assign).toHaveBeenCalledWith("/next");
  loadDocument("/other", { replace: true });
  expect(page.replace).toHaveBeenCalledWith("/other");
});

test("from a dialog's entry the document takes its place, and no step back stops the load", async () => {
  const { loadDocument, leaveOverlayEntry } = await onEntry({ key: "a", overlay: true });
  loadDocument("/next");
  expect(page.replace).toHaveBeenCalledWith("/next");
  leaveOverlayEntry();
  expect(page.back).not.toHaveBeenCalled();
  comeBack();
  leaveOverlayEntry();
  expect(page.back).toHaveBeenCalledOnce();
});

test("a document waits for the step back that is under way", async () => {
  const { historyMoved, loadDocument, leaveOverlayEntry } = await onEntry({ key: "a", overlay: true });
  leaveOverlayEntry();
  vi.stubGlobal("history", { state: { key: "a" }, back: page.back });
  loadDocument("/next");
  expect(page.assign).not.toHaveBeenCalled();
  historyMoved();
  expect(page.assign).toHaveBeenCalledWith("/next");
  historyMoved();
  expect(page.assign).toHaveBeenCalledOnce();
});
