/** The steps of a guided ticket: the area, and what it needs with the known answers (business §2). */
export const ticketSteps = ["area", "details"] as const;
export type TicketStep = (typeof ticketSteps)[number];
