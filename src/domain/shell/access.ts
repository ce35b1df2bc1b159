/** Groups decide what a kind of user may see (shell §6). `hidden` belongs to nobody: it makes a navigation entry invisible. */
export const groupNames = ["endcustomer", "partner", "startingPartner", "ma", "hidden"] as const;
export type Group = (typeof groupNames)[number];

/** The eight rights that an employee of a partner company may hold (business §6). */
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

/** Who asks: the groups of the account, and for an employee the rights. Owners and private persons have no list, and lack none. */
export interface Visitor {
  readonly groups: readonly Group[];
  readonly rights: readonly EmployeeRight[] | undefined;
  /** True for a private person, whose account has nobody beside them. */
  readonly household?: boolean;
}

/** What something asks of its visitor; an empty `visible` list asks for no group (shell §5). */
export interface Requirement {
  readonly visible: readonly Group[];
  readonly right?: EmployeeRight;
  /** False where a private person has nothing to do. */
  readonly households?: false;
}

/** A row of the access table: `open` asks for nothing, not even a session. */
interface AccessRow extends Requirement {
  readonly open: boolean;
}

const asks = (visible: readonly Group[], right?: EmployeeRight): AccessRow => ({
  open: false,
  visible,
  ...(right === undefined ? {} : { right }),
});

/**
 * The one table of who may do what (shell §5, §6; business §6). Every call's record and every screen's route name a row of it; the server's
 * dispatch, the route guard and the navigation read the row, so no two of them can differ.
 */
export const accessTable = {
  open: { open: true, visible: [] },
  /** Anybody who is signed in. */
  session: asks([]),
  orders: asks([], "webshop_orders"),
  tickets: asks([], "tickets"),
  /** Support cases are for installers and the manufacturer's staff. */
  support: asks(["partner", "ma"], "tickets"),
  /** What staff alone do with tickets: hold them, count them. */
  ticketStaff: asks(["ma"]),
  products: asks([], "manage_products"),
  firstSteps: asks(["startingPartner"]),
  academy: asks(["partner", "ma"]),
  /** A company's people; a household has none. */
  employees: { ...asks([], "manage_employees"), households: false },
  /** The company's own data: owners, and whoever manages its users. */
  company: asks([], "manage_employees"),
  /** Trade licences of those who want to become partners are for the manufacturer's staff. */
  licenceReview: asks(["ma"]),
} as const satisfies Readonly<Record<string, AccessRow>>;

/** The name of a row of the access table. */
export type Access = keyof typeof accessTable;

/** What a row asks for. */
export const requirementOf = (access: Access): AccessRow => accessTable[access];

/** True where the visitor belongs to one of the groups (shell §5). */
const isVisibleTo = (visible: readonly Group[], groups: readonly Group[]): boolean =>
  visible.length === 0 || visible.some((group) => groups.includes(group));

/** True where the visitor holds the right: rights narrow what a group allows, and never widen it. */
export const holdsRight = (
  right: EmployeeRight | undefined,
  rights: readonly EmployeeRight[] | undefined,
): boolean => right === undefined || rights === undefined || rights.includes(right);

/** True unless a private person asks for what only companies have. */
export const suitsHousehold = (
  { households }: Pick<Requirement, "households">,
  { household }: Pick<Visitor, "household">,
): boolean => households !== false || household !== true;

/** True where a visitor meets all of a requirement. */
export const isAllowed = (requirement: Requirement, visitor: Visitor): boolean =>
  isVisibleTo(requirement.visible, visitor.groups) &&
  holdsRight(requirement.right, visitor.rights) &&
  suitsHousehold(requirement, visitor);
