import type { BrowserKind, DeviceKind, SystemKind } from '#domain/insight/visits/visit-terms.ts'

/** Of a usual Monday to Sunday, per place: what a neighbourhood's house has, and quickly written. */
export const weekdayVisits = [19, 20, 22, 25, 34, 38, 28]

/** From January on: lakes and terraces make a summer, Advent a small peak. */
export const monthWeights = [0.8, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.3, 1.1, 1, 1, 1.15]

/** From midnight on. */
export const visitHours = [3, 2, 1, 1, 1, 1, 3, 6, 9, 11, 13, 18, 20, 14, 9, 8, 10, 16, 22, 23, 18, 13, 9, 6]

type Screen = {
  device: DeviceKind
  system: SystemKind
  browser: BrowserKind
  resolution: string
  ratio: string
}

const screen = (
  device: DeviceKind,
  system: SystemKind,
  browser: BrowserKind,
  resolution: string,
  ratio: string,
): Screen => ({ device, system, browser, resolution, ratio })

export const screens: readonly { value: Screen; weight: number }[] = [
  { value: screen('phone', 'ios', 'safari', '390x844', '3'), weight: 26 },
  { value: screen('phone', 'ios', 'safari', '430x932', '3'), weight: 9 },
  { value: screen('phone', 'ios', 'app', '390x844', '3'), weight: 6 },
  { value: screen('phone', 'android', 'chrome', '412x915', '2.63'), weight: 18 },
  { value: screen('phone', 'android', 'samsung', '384x854', '2.81'), weight: 8 },
  { value: screen('phone', 'android', 'firefox', '412x892', '2.63'), weight: 2 },
  { value: screen('tablet', 'ios', 'safari', '820x1180', '2'), weight: 4 },
  { value: screen('tablet', 'android', 'chrome', '800x1280', '1.5'), weight: 1 },
  { value: screen('desktop', 'windows', 'chrome', '1920x1080', '1'), weight: 9 },
  { value: screen('desktop', 'windows', 'edge', '1536x864', '1.25'), weight: 6 },
  { value: screen('desktop', 'windows', 'firefox', '1920x1080', '1'), weight: 3 },
  { value: screen('desktop', 'macos', 'safari', '1440x900', '2'), weight: 4 },
  { value: screen('desktop', 'macos', 'chrome', '1512x982', '2'), weight: 2 },
  { value: screen('desktop', 'linux', 'firefox', '1920x1080', '1'), weight: 1 },
]

/** What pages would have said of how a visit began. */
export type Beginning = {
  referrer?: string
  source?: string
  medium?: string
  campaign?: string
  code?: string
}

type Way = {
  value: Beginning
  weight: number
  /** In which months it led here, where not in all of them. */
  months?: readonly number[]
}

export const beginnings: readonly Way[] = [
  { value: {}, weight: 34 },
  { value: { referrer: 'https://www.google.at' }, weight: 28 },
  { value: { referrer: 'https://www.google.de' }, weight: 4 },
  { value: { referrer: 'https://www.bing.com' }, weight: 3 },
  { value: { referrer: 'https://duckduckgo.com' }, weight: 2 },
  { value: { referrer: 'https://l.instagram.com' }, weight: 8 },
  { value: { referrer: 'https://m.facebook.com' }, weight: 5 },
  { value: { referrer: 'https://stadtzeitung.example' }, weight: 3 },
  { value: { referrer: 'https://tourismus.example' }, weight: 2 },
  { value: { source: 'newsletter', medium: 'email', campaign: 'wochenkarte' }, weight: 5 },
  { value: { source: 'google', medium: 'cpc', campaign: 'liefern-lassen' }, weight: 6 },
  {
    value: { source: 'instagram', medium: 'social', campaign: 'sommer-am-see' },
    weight: 9,
    months: [6, 7, 8],
  },
  {
    value: { source: 'stadtzeitung', medium: 'anzeige', campaign: 'herbstkarte' },
    weight: 6,
    months: [9, 10, 11],
  },
  { value: { source: 'newsletter', medium: 'email', campaign: 'advent' }, weight: 7, months: [11, 12] },
]
