import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { useText } from "../../../ui/i18n/use-text.ts"
import type { FrameWidth } from "../desk-place.ts"
import { isReady, type Scene, type ShowMessage } from "../stage/stage-message.ts"
import css from "./player.module.css"

/** How tall a screen of that width usually is. */
const heights: Readonly<Record<FrameWidth, number>> = { 390: 844, 768: 1024, 1440: 900 }

/** The width of an element, as it changes. */
const useWidth = () => {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}

/** The customer's screen: a frame of its own width, made smaller where it does not fit. */
export const StageFrame = ({ scene, width }: { readonly scene: Scene; readonly width: FrameWidth }) => {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const { element, width: room } = useWidth()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin === location.origin && source === frame.current?.contentWindow && isReady(data)) setReady(true)
    }
    window.addEventListener("message", hear)
    return () => window.removeEventListener("message", hear)
  }, [])
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ type: "stage.show", scene } satisfies ShowMessage, location.origin)
  }, [ready, scene])
  const scale = Math.min(1, room / width)
  const height = heights[width]
  return (
    <div ref={element} className={css["screen"]} style={{ height: height * scale }}>
      <iframe
        ref={frame} sandbox="allow-scripts allow-same-origin" title={t("desk.screen")} src={`${location.pathname}?stage`} className={css["frame"]} width={width} height={height}
        style={{ transform: `scale(${scale})`, marginInlineStart: Math.max(0, (room - width * scale) / 2) }}
      />
    </div>
  )
}
