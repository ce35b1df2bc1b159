import { useState } from "react"
import { useSearchParams } from "react-router-dom"
import { isPeriod } from "../../../domain/ticket-statistics.ts"
import type { Period } from "./support-logics.ts"

const DAY = 24 * 60 * 60 * 1000
/** Days that are counted where the address says nothing. */
const USUAL = 30

const dayOf = (moment: number): Date => new Date(Math.floor(moment / DAY) * DAY)
const written = (day: Date): string => day.toISOString().slice(0, 10)
const read = (text: string | null): Date | undefined => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00.000Z`)
  return Number.isNaN(day.getTime()) ? undefined : day
}

/** The period in the address bar; the last 30 days where it says nothing that can be counted, and whether it does. */
export const usePeriod = (): readonly [period: Period, change: (period: Period) => void, counts: boolean] => {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => dayOf(Date.now()))
  const [from, to] = [read(params.get("from")), read(params.get("to"))]
  const asked = params.has("from") || params.has("to")
  const told = from !== undefined && to !== undefined && isPeriod(from, to) ? { from, to } : undefined
  const period = told ?? { from: dayOf(today.getTime() - (USUAL - 1) * DAY), to: today }
  return [period, (next) => setParams({ from: written(next.from), to: written(next.to) }), told !== undefined || !asked]
}
