import { afterAll, vi } from "vitest";

// A module that is still being fetched when its file ends fails, also for the later files of the worker, which share it.
afterAll(() => vi.dynamicImportSettled());
