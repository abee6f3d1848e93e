'use client'

import type { ECharts } from 'echarts/core'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { useIsPrinting } from '#plugins/desk/kit.port.ts'

import type { Drawn, Point } from './drawn.ts'
import { type Look, lookOf, paperLook } from './look.ts'

/** Asked for with the view, so that it is there when the first figures are; the server draws nothing. */
const early = typeof window === 'undefined' ? null : import('./draw-with.ts').catch(() => null)

/** How much beside what is seen is drawn as well, so that nobody who scrolls waits. */
const nearMargin = '25% 0px'

/** In points: what is left of a page of A4 between its margins and those of a card. */
const paperWidth = 630

type InPlace = {
  place: RefObject<HTMLDivElement | null>
  /** Shows where the point is. */
  mark: (index: number) => void
}

/** Keeps a drawing in its place: in its colours, its size, and told which point is under the pointer. */
export function useDrawn(drawn: Drawn, onPoint: (index: number) => void): InPlace {
  const place = useRef<HTMLDivElement>(null)
  const isPrinting = useIsPrinting()
  const isNear = useIsNear(place)
  const isWanted = isNear || isPrinting
  const screenLook = useLook(place)
  const look = isPrinting ? paperLook : screenLook
  const chart = useChart(place, useOnceTrue(isWanted), {
    point: (index) => drawn.points[index] && onPoint(index),
    press: (index) => drawn.points[index]?.press?.(),
  })
  useOption(isWanted ? chart : null, drawn, look)
  useSize(chart, place, isPrinting)

  return {
    place,
    mark: (index) => {
      const point = drawn.points[index]
      if (chart && point) markIn(chart, point)
    },
  }
}

/** The empty chart in its place, from when it is first wanted. */
function useChart(place: InPlace['place'], isWanted: boolean, told: Told): ECharts | null {
  const [chart, setChart] = useState<ECharts | null>(null)
  const point = useEffectEvent((index: number) => told.point(index))
  const press = useEffectEvent((index: number) => told.press(index))

  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    void begin(place, leaving.signal).then((chart) => {
      if (!chart) return
      listen(chart, { point, press })
      setChart(chart)
    })
    return () => {
      leaving.abort()
      setChart((chart) => {
        chart?.dispose()
        return null
      })
    }
  }, [isWanted, place])

  return chart
}

/** What is drawn, and in which colours; what is drawn already is not drawn again, wherever it was meanwhile. */
function useOption(chart: ECharts | null, drawn: Drawn, look: Look | null): void {
  const last = useRef<readonly unknown[]>([])

  useEffect(() => {
    const wanted = [chart, drawn, look]
    if (!chart || !look || wanted.every((part, index) => part === last.current[index])) return
    chart.setOption(drawn.optionOf(look), { notMerge: true })
    last.current = wanted
  }, [chart, drawn, look])
}

/** Whether it is seen, or about to be; where a browser does not say so, it is. */
function useIsNear(place: InPlace['place']): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') {
      setIsNear(true)
      return undefined
    }
    const seen = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: nearMargin,
    })
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [place])

  return isNear
}

function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)

  return wasTrue
}

/** As large as its place, and on paper as wide as that is. */
function useSize(chart: ECharts | null, place: InPlace['place'], isPrinting: boolean): void {
  useEffect(() => {
    chart?.resize(isPrinting ? { width: paperWidth } : undefined)
    // What is printed does not wait for the next frame.
    chart?.getZr().flush()
  }, [chart, isPrinting])

  useEffect(() => {
    if (!chart || !place.current) return undefined
    const seen = new ResizeObserver(() => chart.resize())
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [chart, place])
}

async function begin(place: RefObject<HTMLDivElement | null>, leaving: AbortSignal): Promise<ECharts | null> {
  const { init } = (await early) ?? (await import('./draw-with.ts'))

  return leaving.aborted || !place.current ? null : init(place.current, null, { renderer: 'svg' })
}

type Told = { point: (index: number) => void; press: (index: number) => void }

/** Lines are pointed at by where the pointer is above them, everything else by what is under it. */
function listen(chart: ECharts, { point, press }: Told): void {
  let under = -1
  chart.on('updateAxisPointer', (event) => {
    // The library types every event alike, as any record.
    const { dataIndex } = event as { dataIndex?: number }
    if (dataIndex === undefined) return
    under = dataIndex
    point(dataIndex)
  })
  chart.on('mouseover', ({ dataIndex, dataType }) => {
    if (dataType !== 'node') point(dataIndex)
  })
  chart.on('click', ({ dataIndex, dataType, seriesType }) => {
    if (dataType !== 'node' && seriesType !== 'line') press(dataIndex)
  })
  chart.getZr().on('click', ({ offsetX, offsetY }) => {
    if (under >= 0 && chart.containPixel({ gridIndex: 0 }, [offsetX, offsetY])) press(under)
  })
}

function markIn(chart: ECharts, { at }: Point): void {
  chart.dispatchAction({ type: 'downplay', seriesIndex: at.seriesIndex, dataType: at.dataType })
  chart.dispatchAction({ type: 'highlight', ...at })
  chart.dispatchAction({ type: 'showTip', ...at })
}

/** The colours of the page, also after they were changed. */
function useLook(place: RefObject<HTMLDivElement | null>): Look | null {
  const [look, setLook] = useState<Look | null>(null)

  useEffect(() => {
    const read = () => place.current && setLook(lookOf(place.current))
    read()
    const changed = new MutationObserver(read)
    changed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => changed.disconnect()
  }, [place])

  return look
}
