import type { AnyCall, Call } from "../../api/call.ts";
import type { Run } from "./run-calls.ts";

/** Makes what a call needs once for each `run`: a view asks for it with every rendering. */
export const oncePer = <Made>(make: (call: AnyCall, run: Run) => Made) => {
  const made = new WeakMap<Run, WeakMap<object, Made>>();
  return <Request, Value, Refusal extends string>(call: Call<Request, Value, Refusal>, run: Run): Made => {
    const ofRun = made.get(run) ?? new WeakMap<object, Made>();
    made.set(run, ofRun);
    const known = ofRun.get(call) ?? make(call, run);
    ofRun.set(call, known);
    return known;
  };
};
