import { savingSamples } from "./saving-samples.ts";

export const samples = savingSamples({ name: "Grace", version: 1 }, { name: "Ada" });
