/**
 * Maximum failed sign-ins within `USE_WINDOW` (docs/decisions/session.md): of one account from one network, of one account from
 * browsers that have never signed it in, and from one network.
 */
export const LOGIN_FAILURES = { pair: 10, account: 100, address: 200 } as const;
