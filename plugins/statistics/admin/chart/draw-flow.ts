import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import type { EChartsCoreOption } from 'echarts/core'

import { type Drawn, everyOption, type Point } from './drawn.ts'
import type { Look } from './look.ts'
import { rangeInWords } from './point-names.ts'

type Links = NonNullable<Statistics['links']>

/** More steps and ways than that are a ball of wool. */
const mostSteps = 4
const mostLinks = 40
const gone = 'Verlassen'

/** Where visits go from page to page, and where they end. */
export function drawFlow({ links = [], range }: Statistics, onPage?: (page: string) => void): Drawn {
  const drawn = drawnLinks(links)
  const points = drawn.map(
    ({ step, from, to, visits }, dataIndex): Point => ({
      text: `Schritt ${step}, von ${from} ${to === '' ? 'ist Schluss' : `nach ${to}`}: ${figureText(visits, 'count')} ${visits === 1 ? 'Besuch' : 'Besuche'}`,
      at: { seriesIndex: 0, dataIndex, dataType: 'edge' },
      ...(onPage && { press: () => onPage(from) }),
    }),
  )

  return {
    label: `Wege von Seite zu Seite, ${rangeInWords(range)}`,
    points,
    height: 26,
    leastWidth: 44,
    optionOf: (look) => flowOption(drawn, look),
  }
}

/** The greatest of the first steps, in their order. */
export const drawnLinks = (links: Links): Links =>
  links
    .filter(({ step }) => step <= mostSteps)
    .toSorted((one, other) => other.visits - one.visits)
    .slice(0, mostLinks)
    .toSorted((one, other) => one.step - other.step || other.visits - one.visits)

/** The same page at another step is another place of the drawing. */
const placeOf = (step: number, page: string): string => `${step} ${page}`

function flowOption(links: Links, look: Look): EChartsCoreOption {
  const edges = links.map(({ step, from, to, visits }) => ({
    source: placeOf(step, from),
    target: placeOf(step + 1, to === '' ? gone : to),
    value: visits,
    lineStyle: { color: to === '' ? look.quiet : look.accent },
  }))
  const places = new Set(edges.flatMap(({ source, target }) => [source, target]))

  return {
    ...everyOption(look),
    series: [
      {
        type: 'sankey',
        left: 4,
        right: 130,
        top: 8,
        bottom: 8,
        draggable: false,
        nodeWidth: 12,
        nodeGap: 12,
        nodeAlign: 'left',
        data: [...places].map((name) => nodeOf(name, look)),
        links: edges,
        label: {
          color: look.text,
          fontSize: 12,
          width: 120,
          overflow: 'truncate',
          formatter: ({ name }: { name: string }) => splitAtFirst(name)[1],
        },
        lineStyle: { opacity: 0.25, curveness: 0.5 },
        emphasis: { focus: 'none', lineStyle: { opacity: 0.7 } },
      },
    ],
  }
}

function nodeOf(name: string, look: Look) {
  const [step, page] = splitAtFirst(name)

  return {
    name,
    depth: Number(step) - 1,
    itemStyle: { color: page === gone ? look.quiet : look.accent, borderWidth: 0 },
  }
}

function splitAtFirst(name: string): [string, string] {
  const at = name.indexOf(' ')

  return [name.slice(0, at), name.slice(at + 1)]
}
