import type { ParticipantData } from "../../../src/domain/conference/participant.ts";

/** A participant whose data are complete. */
export const ada: ParticipantData = {
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  mail: "ada@test.example",
  phone: "",
  company: "Byron",
  position: "",
  shirt: "M",
  category: "commercial",
};
