/** Maximum letters within `USE_WINDOW` that anybody can ask for: to one address from one network, to one address from all networks, and from one network to all addresses. */
export const LETTERS = { pair: 5, person: 20, network: 20 } as const;
