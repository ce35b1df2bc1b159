import { useEffect, useRef, type RefObject } from "react"
import { focusHeading } from "./use-arrival.ts"

/**
 * Another part of a way is another page, for whoever hears it: its heading takes the focus, unless a field of it has a problem that the
 * cursor is led to. What comes after "loading" is the page's own arrival. Gives the ref of the part that holds heading and forms.
 */
export const useAnnouncement = (place: string): RefObject<HTMLDivElement | null> => {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(place)
  useEffect(() => {
    const before = last.current
    last.current = place
    if (before === place || before === "loading" || page.current === null) return
    window.scrollTo(0, 0)
    if (page.current.querySelector("form :focus") === null) focusHeading(page.current)
  }, [place])
  return page
}
