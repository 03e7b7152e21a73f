import "./browser";
import { expect, it, vi } from "vitest";
import { gone, letGo } from "../src/lib/gone";
import type { Asked, Progress, Told } from "../src/page/said";

class FakeWorker {
  static last: FakeWorker;
  onmessage: ((event: { data: Told }) => void) | null = null;
  heard: Asked[] = [];

  constructor() {
    FakeWorker.last = this;
  }

  postMessage(said: Asked | { type: "begin" }): void {
    if (said.type !== "begin") this.heard.push(said);
  }

  say(told: Told): void {
    this.onmessage?.({ data: told });
  }
}

vi.stubGlobal("Worker", FakeWorker);
vi.stubGlobal("location", { origin: "http://localhost", pathname: "/" });
const progress = (stage: Progress["stage"]): Told => ({ type: "progress", progress: { stage, loaded: 0, total: 0, what: "" } });
const calls = (): Extract<Asked, { type: "call" }>[] => FakeWorker.last.heard.filter((one) => one.type === "call");

it("what was let go is deleted as soon as the engine is there, and is tried again if that fails", async () => {
  const { deleteGone, start } = await import("../src/page/page.svelte");
  letGo([{ table: "here-a", token: "one" }], []);
  letGo([{ table: "here-b", token: null }], []);
  start();
  await deleteGone();
  expect(calls()).toEqual([]);
  FakeWorker.last.say(progress("ready"));
  await vi.waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toMatchObject({ method: "DELETE", path: "/api/tables/here-a", token: "one" });
  FakeWorker.last.say({ type: "reply", id: calls()[0]!.id, status: 503, body: "{}" });
  await vi.waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()[1]).toMatchObject({ path: "/api/tables/here-b", token: "" });
  FakeWorker.last.say({ type: "reply", id: calls()[1]!.id, status: 404, body: "{}" });
  await vi.waitFor(() => expect(gone()).toEqual([{ table: "here-a", token: "one" }]));
  const again = deleteGone();
  FakeWorker.last.say({ type: "reply", id: calls()[2]!.id, status: 200, body: "null" });
  await again;
  expect(gone()).toEqual([]);
});
