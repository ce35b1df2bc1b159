import { signIn } from "./support/people.ts"
import { test } from "./support/test.ts"
import { walk } from "./support/walk.ts"

for (const [name, seed] of [["gold", 1], ["customer", 2]] as const) {
  test(`${name} walks about at random`, async ({ page }) => {
    await signIn(page, name)
    await walk(page, seed, 25)
  })
}
