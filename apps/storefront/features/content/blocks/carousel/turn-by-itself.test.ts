import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turnByItself } from "./turn-by-itself.ts";

/** A minimal DOM: a strip of three slides, 100 px each, and their three dots. */
function fakeCarousel() {
  const carousel = new EventTarget();
  const strip = Object.assign(new EventTarget(), {
    scrollLeft: 0,
    clientWidth: 100,
    style: { scrollSnapType: "" },
    parentElement: carousel,
  });
  const marks = new Set<number>([0]);
  const buttons = [0, 1, 2].map((index) =>
    Object.assign(new EventTarget(), {
      setAttribute: () => marks.add(index),
      removeAttribute: () => marks.delete(index),
    }),
  );
  const pressed: string[] = [];
  const pause = Object.assign(new EventTarget(), {
    dataset: {},
    setAttribute: (_name: string, value: string) => pressed.push(value),
  });
  return { strip, carousel, buttons, marks, pause, pressed, dots: { querySelectorAll: () => buttons } };
}

const start = (fake: ReturnType<typeof fakeCarousel>) =>
  turnByItself(
    fake.strip as unknown as HTMLElement,
    fake.dots as unknown as HTMLElement,
    fake.pause as unknown as HTMLButtonElement,
  );

let reduced = false;
beforeEach(() => {
  reduced = false;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "requestAnimationFrame", "performance"] });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (step: (now: number) => void) => setInterval0(step));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A frame per 16 ms of the fake clock. */
function setInterval0(step: (now: number) => void): void {
  const timer = setInterval(() => {
    clearInterval(timer);
    step(performance.now());
  }, 16);
}

test("[HOM-11, CON-20] the next slide comes after 6000 ms and takes 1200 ms; after the last comes the first", () => {
  const fake = fakeCarousel();
  const stop = start(fake);
  vi.advanceTimersByTime(5990);
  expect(fake.strip.scrollLeft).toBe(0);
  vi.advanceTimersByTime(600);
  expect(fake.strip.scrollLeft).toBeGreaterThan(0);
  expect(fake.strip.scrollLeft).toBeLessThan(100);
  vi.advanceTimersByTime(700);
  expect(fake.strip.scrollLeft).toBe(100);
  vi.advanceTimersByTime(12_000);
  expect(fake.strip.scrollLeft).toBe(0);
  stop();
});

test("it rests while someone points at it, and for people who ask for less motion", () => {
  const fake = fakeCarousel();
  const stop = start(fake);
  fake.carousel.dispatchEvent(new Event("pointerenter"));
  vi.advanceTimersByTime(20_000);
  expect(fake.strip.scrollLeft).toBe(0);
  stop();
  reduced = true;
  const calm = fakeCarousel();
  const stopCalm = start(calm);
  vi.advanceTimersByTime(20_000);
  expect(calm.strip.scrollLeft).toBe(0);
  calm.buttons[2]?.dispatchEvent(new Event("click"));
  vi.advanceTimersByTime(50);
  expect(calm.strip.scrollLeft).toBe(200);
  stopCalm();
});

test("it can be paused and goes on when the button is pressed again; anyone who asks for less motion needs none", () => {
  const fake = fakeCarousel();
  const stop = start(fake);
  expect(fake.pause.dataset).toHaveProperty("ready");
  fake.pause.dispatchEvent(new Event("click"));
  vi.advanceTimersByTime(20_000);
  expect([fake.strip.scrollLeft, fake.pressed]).toEqual([0, ["true"]]);
  fake.pause.dispatchEvent(new Event("click"));
  vi.advanceTimersByTime(8_000);
  expect([fake.strip.scrollLeft, fake.pressed]).toEqual([100, ["true", "false"]]);
  stop();
  reduced = true;
  const calm = fakeCarousel();
  start(calm)();
  expect(calm.pause.dataset).not.toHaveProperty("ready");
});

test("a dot leads to its slide and is marked when the strip has moved there", () => {
  const fake = fakeCarousel();
  const stop = start(fake);
  fake.buttons[1]?.dispatchEvent(new Event("click"));
  vi.advanceTimersByTime(1300);
  fake.strip.dispatchEvent(new Event("scroll"));
  expect([...fake.marks]).toEqual([1]);
  stop();
});
