import { signIn } from "./support/people.ts"
import { test } from "./support/test.ts"
import { walk } from "./support/walk.ts"

for (const [index, name] of ["flagship", "gold", "silver", "reg21", "disti", "starter", "customer", "business", "staff", "employee", "swiss"].entries()) {
  test(`${name} walks about at length`, async ({ page }) => {
    test.setTimeout(600_000)
    await signIn(page, name)
    await walk(page, 100 + index, 200)
  })
}
