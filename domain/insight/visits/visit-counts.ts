import type { BrowserKind, ColorScheme, DeviceKind, OriginKind, SystemKind } from './visit-terms.ts'

/** What was done in a visit; `n` counts within it from 1, and an action happens on a page, perhaps of a branch's shop. */
export type VisitStep = { n: number; page: string; action?: string; branch?: string }

/** All that figures are made of. What is not known is null. */
export type Visit = {
  device: DeviceKind
  origin: OriginKind
  browser: BrowserKind
  system: SystemKind
  /** The campaign's source, else the website that led here, else null. */
  source: string | null
  campaign: string | null
  /** What kind of advertisement or letter it was, as its campaign says. */
  medium: string | null
  /** The path of the code that was scanned. */
  code: string | null
  /** `390x844`, in points of the page. */
  resolution: string | null
  ratio: string | null
  scheme: ColorScheme | null
  /** In the order of their numbers. */
  steps: readonly VisitStep[]
}

/** By what rollups tell visits apart. */
export type CountedBy =
  | 'total'
  | 'page'
  | 'entry'
  | 'exit'
  | 'action'
  | 'step'
  | 'funnel'
  | 'source'
  | 'campaign'
  | 'medium'
  | 'code'
  | 'resolution'
  | 'ratio'
  | 'scheme'
  | 'browser'
  | 'system'
  | 'ordered'
  | OrderedBy

/** Visits that ended in an order, by how they had begun. */
export const orderedBys = {
  source: 'ordered-source',
  campaign: 'ordered-campaign',
  medium: 'ordered-medium',
  code: 'ordered-code',
} as const
type OrderedBy = (typeof orderedBys)[keyof typeof orderedBys]

/** What one visit adds to a row: `visits` is 1, `amount` is page views, or how often an action was taken. */
export type VisitCount = { by: CountedBy; key: string; visits: number; amount: number }

/** So many steps of a visit are drawn. */
export const mostDrawnSteps = 8

/** Stands between the parts of a step, none of which holds one. */
export const stepSeparator = '\t'

/**
 * The way from the menu to a paid order, by the pages and actions that stand for each stage; later ones imply earlier.
 * What is paid on the spot is settled with the order.
 */
export const funnelStages = ['menu', 'cart', 'checkout', 'order', 'paid'] as const
export type FunnelStage = (typeof funnelStages)[number]

const stageOfAction: Readonly<Record<string, FunnelStage>> = {
  'add-to-cart': 'cart',
  checkout: 'checkout',
  purchase: 'order',
  paid: 'paid',
}

export const funnelActions: readonly string[] = Object.keys(stageOfAction)

/** Every row that a visit adds to, each once. A sum over visits is a rollup, and what changed is new less old. */
export function countsOfVisit(visit: Visit): VisitCount[] {
  const { steps } = visit
  const views = steps.filter(isView)
  const stages = stagesReached(steps)
  const whole = (by: CountedBy, key: string | null): VisitCount[] =>
    key === null ? [] : [{ by, key, visits: 1, amount: views.length }]
  const edge = (by: CountedBy, step: VisitStep | undefined): VisitCount[] =>
    step ? [{ by, key: step.page, visits: 1, amount: 1 }] : []

  return [
    ...whole('total', ''),
    ...times('page', views, ({ page }) => page),
    ...edge('entry', views[0]),
    ...edge('exit', views.at(-1)),
    ...times('action', steps, ({ action }) => action),
    ...stepsDrawn(views),
    ...stages.map((key): VisitCount => ({ by: 'funnel', key, visits: 1, amount: 1 })),
    ...whole('source', visit.source),
    ...whole('campaign', visit.campaign),
    ...whole('medium', visit.medium),
    ...whole('code', visit.code),
    ...whole('resolution', visit.resolution),
    ...whole('ratio', visit.ratio),
    ...whole('scheme', visit.scheme),
    ...whole('browser', visit.browser),
    ...whole('system', visit.system),
    ...(stages.includes('order') ? orderedOf(visit) : []),
  ]
}

function orderedOf({ source, campaign, medium, code }: Visit): VisitCount[] {
  const row = (by: CountedBy, key: string | null): VisitCount[] =>
    key === null ? [] : [{ by, key, visits: 1, amount: 1 }]

  return [
    ...row('ordered', ''),
    ...row(orderedBys.source, source),
    ...row(orderedBys.campaign, campaign),
    ...row(orderedBys.medium, medium),
    ...row(orderedBys.code, code),
  ]
}

const isView = ({ action }: VisitStep): boolean => action === undefined

/** The keys of its ways from page to page. */
export const flowsOf = (steps: readonly VisitStep[]): string[] =>
  stepsDrawn(steps.filter(isView)).map(({ key }) => key)

function times(
  by: CountedBy,
  steps: readonly VisitStep[],
  keyOf: (step: VisitStep) => string | undefined,
): VisitCount[] {
  const amounts = new Map<string, number>()
  for (const step of steps) {
    const key = keyOf(step)
    if (key !== undefined) amounts.set(key, (amounts.get(key) ?? 0) + 1)
  }

  return [...amounts].map(([key, amount]) => ({ by, key, visits: 1, amount }))
}

/** From page to page; a page that is seen again at once is no step. The last one leads to nothing: there they left. */
function stepsDrawn(views: readonly VisitStep[]): VisitCount[] {
  const pages = views.map(({ page }) => page).filter((page, index, all) => page !== all[index - 1])

  return pages.slice(0, mostDrawnSteps).map((page, index) => ({
    by: 'step',
    key: [index + 1, page, pages[index + 1] ?? ''].join(stepSeparator),
    visits: 1,
    amount: 1,
  }))
}

function stagesReached(steps: readonly VisitStep[]): readonly FunnelStage[] {
  const furthest = Math.max(...steps.map(stageOf), -1)

  return funnelStages.slice(0, furthest + 1)
}

function stageOf({ page, action }: VisitStep): number {
  const stage = action === undefined ? (isOfMenu(page) ? 'menu' : undefined) : stageOfAction[action]

  return stage === undefined ? -1 : funnelStages.indexOf(stage)
}

const isOfMenu = (page: string): boolean => /^\/store\/[^/]+/.test(page)
