import { formSamples } from "../form-samples.ts"

const first = { name: "Villa", project: "", purchase_date: "", external_address: "", mailer: true, push: false }

export const samples = formSamples({ about: { serial: "504F94D00001" }, first }, { name: " " }, { name: "Villa Moser" }, ["PRODUCT_NOT_REGISTERED"])
