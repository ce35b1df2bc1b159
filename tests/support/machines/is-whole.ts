type Task = { readonly tasks: readonly Task[] } | { readonly result?: { readonly state: string } };

/** True if every test of a file or a suite has passed: none has failed or was left out. */
export const isWhole = (task: Task): boolean =>
  "tasks" in task ? task.tasks.every(isWhole) : task.result?.state === "pass";
