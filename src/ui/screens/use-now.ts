import { useState } from "react"

/** The moment at which a view came up: what is near or late is told by it, and does not change while one reads. */
export const useNow = (): Date => useState(() => new Date())[0]
