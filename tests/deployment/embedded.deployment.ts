import { expectIdentityLogin, fillIdentityLogin } from "../e2e/support/people.ts";
import { test } from "../e2e/support/test.ts";
import { signOnJourneys } from "./support/journeys.ts";

signOnJourneys(test, { expectLogin: expectIdentityLogin, fillLogin: fillIdentityLogin });
