import type { Employee } from "./employee.ts";

/** True for somebody whom the company has invited and who has not used the invitation yet: its address can be corrected, and it can be withdrawn (business §3). */
export const isInvited = ({ status, owner }: Pick<Employee, "status" | "owner">): boolean =>
  status.code === "invited" && !owner;
