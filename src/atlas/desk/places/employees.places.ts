import type { Employee } from "../../../domain/employee.ts"
import { DEFAULT_PAGE_SIZE } from "../../../domain/list.ts"
import { own, read, write, type Place } from "./place.ts"
import { LOADED_AT, known } from "./samples.ts"

const path = "/settings/employees/"
const idOf = (id: string) => id as Employee["id"]
const robin: Employee = {
  id: idOf("E-1"), firstname: "Robin", lastname: "Nord", mail: "robin.nord@nordlicht.example", status: known("active"), owner: true, rights: [], self: true, lastSeen: new Date(LOADED_AT),
}
const kim: Employee = {
  id: idOf("E-2"), firstname: "Kim", lastname: "Berg", mail: "kim.berg@nordlicht.example", status: known("invited"), owner: false, rights: ["tickets", "trainings"], self: false, lastSeen: null,
}

export const places: readonly Place[] = [
  read("employees", path, { key: "employees", call: "/api/getEmployees", request: { page: 1, page_size: DEFAULT_PAGE_SIZE, sort: "name" }, sample: { rows: [robin, kim], total: 2 } }),
  own("employees", path, { key: "employee-status-", id: kim.id, machine: "employeeStatus", input: { id: kim.id }, calls: { setStatus: "/api/setEmployeeStatus" }, answers: { setStatus: () => kim } }),
  write("employees", path, { key: "invitation-", id: kim.id, call: "/api/resendInvitation", request: { id: kim.id }, sample: {} }),
]
