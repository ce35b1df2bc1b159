/** User groups (shell §6). No user has `hidden`: it makes a navigation entry invisible. */
export const groupNames = ["endcustomer", "partner", "startingPartner", "ma", "hidden"] as const;
export type Group = (typeof groupNames)[number];

/** The eight rights of an employee of a partner company (business §6). */
export const employeeRights = [
  "webshop_orders",
  "trainings",
  "tickets",
  "manage_products",
  "view_invoices",
  "partner_references",
  "partner_website",
  "manage_employees",
] as const;
export type EmployeeRight = (typeof employeeRights)[number];

/** The groups of the account, and for an employee the rights. Owners and private persons have no list and every right. */
export interface Visitor {
  readonly groups: readonly Group[];
  readonly rights: readonly EmployeeRight[] | undefined;
  /** True for a private person, whose account has no other users. */
  readonly household?: boolean;
}

/** What is required of a visitor; an empty `visible` list requires no group (shell §5). */
export interface Requirement {
  readonly visible: readonly Group[];
  readonly right?: EmployeeRight;
  /** False for parts that private persons cannot use. */
  readonly households?: false;
}

/** A row of the access table: `open` requires nothing, not even a session. */
interface AccessRow extends Requirement {
  readonly open: boolean;
}

const asks = (visible: readonly Group[], right?: EmployeeRight): AccessRow => ({
  open: false,
  visible,
  ...(right === undefined ? {} : { right }),
});

/**
 * The access table (shell §5, §6; business §6). Every call and every route names one of its rows, which the server's dispatch,
 * the route guard and the navigation check.
 */
export const accessTable = {
  open: { open: true, visible: [] },
  /** Every signed-in user. */
  session: asks([]),
  orders: asks([], "webshop_orders"),
  invoices: asks([], "view_invoices"),
  /** Private persons report nothing. */
  intrastat: { ...asks([], "webshop_orders"), households: false },
  tickets: asks([], "tickets"),
  /** Support cases are for installers and the manufacturer's staff. */
  support: asks(["partner", "ma"], "tickets"),
  /** What staff see of the company of a ticket, each part with the right of its area (docs/decisions/tickets.md). */
  caseInvoices: asks(["ma"], "view_invoices"),
  caseTrainings: asks(["ma"], "trainings"),
  caseVouchers: asks(["ma"], "webshop_orders"),
  /** Ticket functions of staff: hold, statistics. */
  ticketStaff: asks(["ma"]),
  products: asks([], "manage_products"),
  trainings: asks([], "trainings"),
  firstSteps: asks(["startingPartner"]),
  academy: asks(["partner", "ma"]),
  /** A company's employees; a household has none. */
  employees: { ...asks([], "manage_employees"), households: false },
  /** The company's own data: owners and employees with the right to manage users. */
  company: asks([], "manage_employees"),
  /** Staff mark who was present at trainings. */
  trainingStaff: asks(["ma"]),
  /** Staff review the trade licences of applicants. */
  licenceReview: asks(["ma"]),
  /** Staff note what is known about an error code. */
  knownIssues: asks(["ma"]),
  /** Staff see which error codes people meet. */
  codeCounts: asks(["ma"]),
  /** Files for partners (shell §5); no right is needed. */
  downloads: asks(["partner"]),
  /** Published reference projects of all companies (shell §2, business §2). */
  publishedReferences: asks([]),
  /** Reference projects of the own company. */
  references: asks(["partner"], "partner_references"),
  /** One reference project: its company's, and staff's. */
  reference: asks(["partner", "ma"], "partner_references"),
  /** Staff review reference projects. */
  referenceReview: asks(["ma"]),
  /** Pictures that partners upload: what they are for decides the right (docs/decisions/pictures.md). */
  pictures: asks(["partner", "ma"]),
  /** Of those that others have uploaded, what is published. */
  picture: asks([]),
  /** The company's website (business §2, §6). */
  website: asks(["partner"], "partner_website"),
  /** The conference and its award are for partners; no right is needed. */
  conference: asks(["partner"]),
  /** The pioneer initiative (docs/decisions/pioneer.md); no right is needed. */
  pioneer: asks(["partner"]),
  /** Staff work on its submissions; both read their files. */
  pioneerStaff: asks(["ma"]),
  pioneerLog: asks(["partner", "ma"]),
} as const satisfies Readonly<Record<string, AccessRow>>;

/** The name of a row of the access table. */
export type Access = keyof typeof accessTable;

/** The requirements of a row. */
export const requirementOf = (access: Access): AccessRow => accessTable[access];

/** True if the visitor has one of the groups (shell §5). */
const isVisibleTo = (visible: readonly Group[], groups: readonly Group[]): boolean =>
  visible.length === 0 || visible.some((group) => groups.includes(group));

/** True if the visitor has the right: rights restrict what a group allows and never extend it. */
export const holdsRight = (
  right: EmployeeRight | undefined,
  rights: readonly EmployeeRight[] | undefined,
): boolean => right === undefined || rights === undefined || rights.includes(right);

/** False if a private person requests a part for companies. */
export const suitsHousehold = (
  { households }: Pick<Requirement, "households">,
  { household }: Pick<Visitor, "household">,
): boolean => households !== false || household !== true;

/** True if a visitor meets the whole requirement. */
export const isAllowed = (requirement: Requirement, visitor: Visitor): boolean =>
  isVisibleTo(requirement.visible, visitor.groups) &&
  holdsRight(requirement.right, visitor.rights) &&
  suitsHousehold(requirement, visitor);
