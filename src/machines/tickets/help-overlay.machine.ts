/** The help overlay: a ticket about an order or an invoice, opened over the page (shell §3, §4, §5). */
import { assign, sendTo, setup, type ActorRefFrom } from "xstate";
import { helpSubject, type HelpSubject } from "../../domain/tickets/ticket.ts";
import { noDetails } from "../../domain/tickets/ticket-form.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { ticketCreationMachine } from "./ticket-creation.machine.ts";
import type { TicketReport } from "./ticket-creation-setup.ts";
import type { Heard } from "../kit/screen-broadcast.ts";

/** The subject of the overlay; `type` and `no` are the spec's overlay data. */
export type OverlayData =
  | { readonly _tag: "None" }
  | {
      readonly _tag: "Shown";
      readonly type: HelpSubject["type"] | "loader" | "ticket_success" | "ticket_error";
      readonly no: string;
      /** The last message that was sent. */
      readonly message: string;
      readonly subject: HelpSubject;
      readonly draftKey: string;
      readonly department: string;
      /** Files to attach when the form opens. */
      readonly attachments: readonly File[];
    };

export interface HelpOverlayContext {
  readonly overlay: OverlayData;
}

export type HelpOverlayEvent =
  | {
      readonly type: "help.open";
      readonly subject: HelpSubject;
      readonly draftKey: string;
      readonly department: string;
      readonly attachments?: readonly File[];
    }
  | Heard<"help.close" | "screen.retry">
  | TicketReport;

/** Inactivity timeout of an upload, in ms (docs/decisions/calls.md). */
const SENDING_LIMIT = 30_000;

type Shown = Extract<OverlayData, { _tag: "Shown" }>;

const change = (overlay: OverlayData, next: Partial<Shown>): OverlayData =>
  overlay._tag === "Shown" ? { ...overlay, ...next } : overlay;

const overlaySetup = setup({
  types: {
    context: {} as HelpOverlayContext,
    events: {} as HelpOverlayEvent,
    tags: {} as "shown" | "busy" | "failed" | "done",
    meta: {} as MachineMeta,
  },
  actors: { ticket: ticketCreationMachine },
  guards: {
    isSame: ({ context: { overlay } }, { draftKey }: { draftKey: string }) =>
      overlay._tag === "Shown" && overlay.draftKey === draftKey,
  },
  actions: {
    show: assign(
      (
        _,
        { subject, ...asked }: Pick<Shown, "subject" | "draftKey" | "department" | "attachments">,
      ): HelpOverlayContext => ({
        overlay: {
          _tag: "Shown",
          type: subject.type,
          no: subject.type === "problem" ? "" : subject.no,
          message: "",
          subject,
          ...asked,
        },
      }),
    ),
    clear: assign((): HelpOverlayContext => ({ overlay: { _tag: "None" } })),
    showForm: assign(({ context }) => ({
      overlay: change(
        context.overlay,
        context.overlay._tag === "Shown" ? { type: context.overlay.subject.type } : {},
      ),
    })),
    showLoader: assign(({ context }, { message }: { message: string }) => ({
      overlay: change(context.overlay, { type: "loader", message }),
    })),
    showSuccess: assign(({ context }) => ({ overlay: change(context.overlay, { type: "ticket_success" }) })),
    showError: assign(({ context }) => ({ overlay: change(context.overlay, { type: "ticket_error" }) })),
    leaveTicket: sendTo("ticket", { type: "ticket.leave" }),
    retryTicket: sendTo("ticket", { type: "screen.retry" }),
  },
  delays: { leaveLimit: 3000 },
});

const onSending = {
  target: "loader",
  actions: {
    type: "showLoader",
    params: ({ event }: { event: { readonly message: string } }) => ({ message: event.message }),
  },
  description: "The form was sent",
} as const;
const onEditing = {
  target: "form",
  actions: "showForm",
  description: "Back to the form, with everything in it",
} as const;
const onFailed = {
  target: "ticketError",
  actions: "showError",
  description: "The ticket was not created; text and files are kept",
} as const;
const onClose = {
  target: "closing",
  actions: ["clear", "leaveTicket"],
  description: "Backdrop, close icon, Escape, or a route change",
} as const;

const onSent = {
  target: "ticketSuccess",
  actions: "showSuccess",
  description: "The ticket was created",
} as const;
const onOpen = {
  target: "#helpOverlay.open",
  actions: {
    type: "show",
    params: ({
      event: { subject, draftKey, department, attachments = [] },
    }: {
      readonly event: Extract<HelpOverlayEvent, { readonly type: "help.open" }>;
    }) => ({ subject, draftKey, department, attachments }),
  },
  description: "Help was requested",
} as const;
const waitMeta: MachineMeta = { spec: "decisions/calls", screen: "help" };
/** The root sends it to screens only. */
const onRetry = {
  actions: "retryTicket",
  description: "The portal answers again: the ticket is sent",
  meta: waitMeta,
} as const;

const open = overlaySetup.createStateConfig({
  description: "The overlay is open over the page",
  initial: "form",
  invoke: [
    {
      id: "ticket",
      src: "ticket",
      input: ({ context: { overlay }, self }) => ({
        draftKey: overlay._tag === "Shown" ? overlay.draftKey : "",
        form: "message",
        limit: SENDING_LIMIT,
        drafts: { limit: 2000, quiet: 300 },
        parent: self,
        details:
          overlay._tag === "Shown"
            ? { ...noDetails, department: overlay.department, subject: helpSubject(overlay.subject) }
            : noDetails,
        attachments: overlay._tag === "Shown" ? overlay.attachments : [],
      }),
      onDone: { target: "closed", description: "The form has saved its draft" },
      onError: { target: "crashed", description: "A defect in the form", meta: { code: "DEFECT" } },
    },
  ],
  states: {
    form: {
      description: "The form",
      tags: ["shown"],
      on: { "ticket.sending": onSending, "ticket.failed": onFailed, "help.close": onClose },
    },
    loader: {
      description: "The ticket is being created",
      tags: ["shown", "busy"],
      on: {
        "ticket.sent": onSent,
        "ticket.waiting": {
          target: "waiting",
          actions: "showForm",
          description: "There is no connection: the ticket waits for it",
          meta: waitMeta,
        },
        "ticket.failed": onFailed,
        "ticket.editing": onEditing,
        "help.close": onClose,
      },
    },
    waiting: {
      description: "The ticket waits for the connection",
      meta: { ...waitMeta, code: "OFFLINE" },
      tags: ["shown"],
      on: {
        "ticket.sending": onSending,
        "ticket.sent": onSent,
        "ticket.failed": onFailed,
        "ticket.editing": onEditing,
        "screen.retry": onRetry,
        "help.close": {
          target: "waitingUnseen",
          description: "The overlay closes, the ticket goes on waiting",
          meta: waitMeta,
        },
      },
    },
    waitingUnseen: {
      description: "The overlay is hidden; its ticket waits for the connection and is sent then",
      meta: waitMeta,
      on: {
        "screen.retry": onRetry,
        "ticket.sent": { ...onClose, description: "The ticket was created" },
        "ticket.failed": { ...onClose, description: "The ticket was not created: it stays as a draft" },
        "help.open": [
          {
            guard: { type: "isSame", params: ({ event }) => ({ draftKey: event.draftKey }) },
            target: "waiting",
            description: "Help was requested about the same: its ticket is shown",
            meta: waitMeta,
          },
          {
            ...onOpen,
            reenter: true,
            description: "Help about something else: the waiting ticket stays in the tab until it is opened",
          },
        ],
      },
    },
    ticketSuccess: {
      description: "The ticket was created",
      tags: ["shown", "done"],
      on: { "help.close": onClose },
    },
    ticketError: {
      description: "The ticket was not created",
      meta: { spec: "decisions/shell", screen: "help", code: "ticket_error" },
      tags: ["shown", "failed"],
      on: { "ticket.sending": onSending, "ticket.editing": onEditing, "help.close": onClose },
    },
    closing: {
      description: "The overlay is hidden; the form saves its draft",
      on: {
        "help.open": {
          ...onOpen,
          reenter: true,
          description: "Help was requested again: what the form has not saved yet stays in the tab",
        },
      },
      after: {
        leaveLimit: {
          target: "#helpOverlay.closed",
          description: "The form did not finish",
          meta: { spec: "architecture" },
        },
      },
    },
  },
});

export const helpOverlayMachine = overlaySetup.createMachine({
  id: "helpOverlay",
  description: "The help overlay",
  meta: { spec: "shell §4", screen: "help" },
  context: { overlay: { _tag: "None" } },
  initial: "closed",
  states: {
    closed: {
      description: "No overlay",
      entry: "clear",
      on: {
        "help.open": onOpen,
      },
    },
    open,
    crashed: {
      description: "A defect in the form; the draft is kept",
      meta: { code: "DEFECT" },
      tags: ["shown", "failed"],
      on: { "help.close": { target: "closed", description: "Closes" } },
    },
  },
});

type HelpOverlayLogic = typeof helpOverlayMachine;
export type HelpOverlayRef = ActorRefFrom<HelpOverlayLogic>;
