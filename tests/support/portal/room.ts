import type { RoomForFiles } from "../../../server/http/handler.ts";

/** Room for all that a test sends, whatever the disk of the machine has. */
export const roomForTests: RoomForFiles = { perCompany: 1e9, inAll: 1e10, diskFloor: 0 };
