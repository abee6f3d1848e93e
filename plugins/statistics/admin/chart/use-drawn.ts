'use client'

import type { ECharts } from 'echarts/core'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { useIsPrinting } from '#plugins/desk/kit.port.ts'

import type { Drawn, Point } from './drawn.ts'
import { type Look, lookOf, paperLook } from './look.ts'

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
  const [chart, setChart] = useState<ECharts | null>(null)
  const isPrinting = useIsPrinting()
  const screenLook = useLook(place)
  const look = isPrinting ? paperLook : screenLook

  const point = useEffectEvent((index: number) => {
    if (drawn.points[index]) onPoint(index)
  })
  const press = useEffectEvent((index: number) => drawn.points[index]?.press?.())

  useEffect(() => {
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
  }, [])

  useEffect(() => {
    if (chart && look) chart.setOption(drawn.optionOf(look), { notMerge: true })
  }, [chart, drawn, look])

  useSize(chart, place)

  return {
    place,
    mark: (index) => {
      const point = drawn.points[index]
      if (chart && point) markIn(chart, point)
    },
  }
}

/** As large as its place, and on paper as wide as that is. */
function useSize(chart: ECharts | null, place: InPlace['place']): void {
  const isPrinting = useIsPrinting()

  useEffect(() => {
    chart?.resize(isPrinting ? { width: paperWidth } : undefined)
  }, [chart, isPrinting])

  useEffect(() => {
    if (!chart || !place.current) return undefined
    const seen = new ResizeObserver(() => chart.resize())
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [chart, place])
}

async function begin(place: RefObject<HTMLDivElement | null>, leaving: AbortSignal): Promise<ECharts | null> {
  const { init } = await import('./draw-with.ts')

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
