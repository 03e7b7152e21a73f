import "./browser";
import { beforeEach, expect, it, vi } from "vitest";
import { imported } from "../src/lib/carry";

const unpack = vi.hoisted(() => vi.fn(async () => 1));
vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), engineParts: () => [{}], unpack }));

const persist = vi.fn();
const file = (here: string[]): string => JSON.stringify({ what: "potasovka-seats", version: 1, tables: [], here });

beforeEach(() => {
  persist.mockClear();
  vi.stubGlobal("navigator", { language: "en", storage: { persist } });
});

it("asks the browser to keep what it was given to keep", async () => {
  expect(await imported(file(["a table"]))).toBe(0);
  expect(unpack).toHaveBeenCalledWith(["a table"]);
  expect(persist).toHaveBeenCalledOnce();
});

it("asks for nothing when nothing is to be kept here", async () => {
  expect(await imported(file([]))).toBe(0);
  expect(persist).not.toHaveBeenCalled();
});
