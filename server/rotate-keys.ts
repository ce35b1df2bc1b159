import { readEnvironment } from "./environment.ts";
import type { Variables } from "./variables.ts";
import { rotateIdentityKeys } from "./identity/identity-keys.ts";
import { migrate } from "./store/migrate.ts";
import { migrations } from "./store/migrations.ts";
import { openSecrets } from "./store/secrets.ts";
import { storeOf, withExistingStore } from "./transfer/open-store.ts";

/**
 * Gives the identity server new keys (`npm run keys:rotate`). Portals on PostgreSQL may run meanwhile; one with the embedded store is
 * stopped before.
 */
export const rotateKeys = async (variables: Variables, log: (line: string) => void): Promise<void> => {
  const environment = readEnvironment(variables);
  await withExistingStore(storeOf(environment), async (database) => {
    await migrate(database, migrations);
    await rotateIdentityKeys(database, await openSecrets(environment));
  });
  log(
    "There are new keys. They are used in 2 minutes; the ones before are accepted until the next rotation.",
  );
};
