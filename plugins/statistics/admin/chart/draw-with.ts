import { BarChart, HeatmapChart, LineChart, SankeyChart, ScatterChart } from 'echarts/charts'
import {
  AriaComponent,
  GridComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import { use as register } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'

register([
  AriaComponent,
  BarChart,
  GridComponent,
  HeatmapChart,
  LabelLayout,
  LineChart,
  SVGRenderer,
  SankeyChart,
  ScatterChart,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
])

/** What of the library is needed, and no more; loaded by the first drawing of a page. */
export { init } from 'echarts/core'
