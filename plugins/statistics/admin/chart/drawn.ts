import type { EChartsCoreOption } from 'echarts/core'

import type { Look } from './look.ts'

/** A part of a drawing that can be read and pressed: where it is, and what is said of it. */
export type Point = {
  text: string
  at: { seriesIndex: number; dataIndex: number; dataType?: 'node' | 'edge' }
  press?: () => void
}

/** What is drawn, apart from colours; the same is a picture, a page of paper and a chart on the screen. */
export type Drawn = {
  /** In one sentence, for who sees nothing of it. */
  label: string
  optionOf: (look: Look) => EChartsCoreOption
  points: readonly Point[]
  /** How many points a row has, where there are rows. */
  stride?: number
  /** In rem. */
  height: number
  /** In rem; where there is less room it scrolls sideways. */
  leastWidth?: number
}

/** Alike for every drawing: no motion, and patterns where areas differ. */
export const everyOption = (look: Look): EChartsCoreOption => ({
  animation: false,
  backgroundColor: 'transparent',
  textStyle: { fontFamily: look.font, color: look.text },
  aria: { enabled: true, label: { enabled: false }, decal: { show: true } },
})

/** The names of the axes are within the measures of a grid. */
export const withinBounds = { outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' } as const
