import { originOfVisit } from '#domain/insight/visits/origin-of-visit.ts'
import {
  countsOfVisit,
  type Visit,
  type VisitCount,
  type VisitStep,
} from '#domain/insight/visits/visit-counts.ts'
import type { BrowserKind, DeviceKind, SystemKind } from '#domain/insight/visits/visit-terms.ts'

import { drawer } from './drawn.ts'
import type { House } from './open-house.ts'

/** What was done in many visits alike, and to which rows each of them adds, but for how it had begun and on what. */
export type Walk = {
  division: string
  steps: VisitStep[]
  branches: string[]
  views: number
  isOrdered: boolean
  counts: VisitCount[]
}

const walkCount = 1200
/** Of the ways of visitors, five on average. */
const lengths = [5, 1, 9, 3, 7, 2, 8, 4, 6, 5]
const sitePages = 40

/** The ways that visitors take through the pages of the house, the most usual ones first. */
export function walksOf({ divisions, branches }: House): Walk[] {
  const below = drawer(7)

  return Array.from({ length: walkCount }, (_, nth) => {
    const division = divisions[nth % 4 === 3 ? 1 : 0] ?? ''
    const own = branches.filter((branch) => branch.division === division)
    const shop = own[below(own.length)]
    const steps: VisitStep[] = []
    for (let n = 1; n <= (lengths[nth % lengths.length] ?? 1); n += 1) {
      // Whoever only reads the website has seen no branch.
      steps.push(nth % 3 === 0 || !shop ? { n, page: pageOf(below) } : stepInShop(n, below, shop))
    }

    return walkOf(division, steps)
  })
}

/** Few pages are looked at by nearly everybody. */
const pageOf = (below: (most: number) => number): string => {
  const nth = below(below(sitePages) + 1)

  return nth === 0 ? '/' : `/seite-${nth}`
}

type Shop = House['branches'][number]

function stepInShop(n: number, below: (most: number) => number, { id, identifier }: Shop): VisitStep {
  if (n === 1 && below(2) === 0) return { n, page: pageOf(below) }
  const shop = { n, page: `/store/${identifier}`, branch: id }
  const checkout = { n, page: `/store/${identifier}/checkout`, branch: id }
  if (n === 1) return shop

  return (
    [shop, { ...shop, action: 'add-to-cart' }, { ...shop, action: 'add-to-cart' }, checkout][below(5)] ??
    (below(2) === 0 ? { ...checkout, action: 'checkout' } : { ...checkout, action: 'purchase' })
  )
}

function walkOf(division: string, steps: VisitStep[]): Walk {
  const counts = countsOfVisit({ ...nothingBesides, steps })

  return {
    division,
    steps,
    branches: [...new Set(steps.flatMap(({ branch }) => branch ?? []))],
    views: counts.find(({ by }) => by === 'total')?.amount ?? 0,
    isOrdered: counts.some(({ by }) => by === 'ordered'),
    counts: counts.filter(({ by }) => by !== 'browser' && by !== 'system'),
  }
}

const nothingBesides: Omit<Visit, 'steps'> = {
  device: 'phone',
  origin: 'direct',
  browser: 'safari',
  system: 'ios',
  source: null,
  campaign: null,
  medium: null,
  code: null,
  resolution: null,
  ratio: null,
  scheme: null,
}

export type Screen = Pick<Visit, 'device' | 'browser' | 'system' | 'resolution' | 'ratio'>

const families: [DeviceKind, SystemKind, BrowserKind, string[], string[]][] = [
  ['phone', 'ios', 'safari', ['390x844', '430x932', '375x667', '393x852', '414x896'], ['3', '2']],
  ['phone', 'android', 'chrome', ['412x915', '360x800', '384x854', '393x873', '432x960'], ['2.63', '3', '2']],
  ['desktop', 'windows', 'chrome', ['1920x1080', '1536x864', '1366x768', '2560x1440'], ['1', '1.25', '1.5']],
  ['phone', 'android', 'samsung', ['360x780', '412x892', '384x832'], ['2.81', '3']],
  ['phone', 'ios', 'app', ['390x844', '430x932'], ['3']],
  ['desktop', 'windows', 'edge', ['1920x1080', '1536x864', '1280x720'], ['1', '1.25']],
  ['desktop', 'macos', 'safari', ['1440x900', '1512x982', '1728x1117'], ['2']],
  ['tablet', 'ios', 'safari', ['820x1180', '768x1024', '1024x1366'], ['2']],
  ['desktop', 'linux', 'firefox', ['1920x1080', '2560x1440'], ['1']],
  ['tablet', 'android', 'chrome', ['800x1280', '753x1205'], ['1.5', '2']],
  ['other', 'other', 'other', ['1280x720'], ['1']],
]

export const screens: Screen[] = families.flatMap(([device, system, browser, resolutions, ratios]) =>
  resolutions.flatMap((resolution) =>
    ratios.map((ratio) => ({ device, system, browser, resolution, ratio })),
  ),
)

export type Way = Pick<Visit, 'origin' | 'source' | 'campaign' | 'medium' | 'code'>

const named = (word: string, count: number) => Array.from({ length: count }, (_, nth) => `${word}-${nth + 1}`)

/** How visits begin: the usual ones first. */
export const waysOf = ({ codes }: Pick<House, 'codes'>): Way[] => {
  const begun: Parameters<typeof originOfVisit>[0][] = [
    {},
    { referrer: 'https://www.google.at' },
    { referrer: 'https://l.instagram.com' },
    {},
    { referrer: 'https://www.google.de' },
    ...codes.map(({ path }) => ({ code: path })),
    { referrer: 'https://m.facebook.com' },
    { referrer: 'https://www.bing.com' },
    { referrer: 'https://duckduckgo.com' },
    ...named('aktion', 12).map((campaign) => ({ source: 'newsletter', medium: 'email', campaign })),
    ...named('anzeige', 6).map((campaign) => ({ source: 'google', medium: 'cpc', campaign })),
    ...named('seite', 20).map((name) => ({ referrer: `https://${name}.example` })),
  ]

  return begun.map((said) => ({ ...originOfVisit(said), medium: said.medium ?? null }))
}
