import bowser from 'bowser'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

import type { BrowserKind, DeviceKind, SystemKind } from '#domain/insight/visits/visit-terms.ts'

export type AgentKinds = { device: DeviceKind; browser: BrowserKind; system: SystemKind; isBot: boolean }

/** What a browser says of itself is looked at here and kept nowhere else; many visitors say the same. */
const known = new LRUCache<string, AgentKinds>({ max: 500 })
const longestRead = 400

/** The kinds that the `User-Agent` of a request stands for. Who says nothing of themselves is a program. */
export function kindsOfAgent(agent: string | null): AgentKinds {
  const said = (agent ?? '').slice(0, longestRead)
  const kinds = known.get(said) ?? readKinds(said)
  known.set(said, kinds)

  return kinds
}

function readKinds(said: string): AgentKinds {
  if (said === '') return { device: 'other', browser: 'other', system: 'other', isBot: true }
  const { browser, os, platform } = bowser.parse(said)

  return {
    device: devices[platform.type ?? (os.name === 'Chrome OS' ? 'desktop' : '')] ?? 'other',
    browser: isInApp.test(said) ? 'app' : (browsers[browser.name ?? ''] ?? 'other'),
    system: systems[os.name ?? ''] ?? 'other',
    isBot: isbot(said),
  }
}

/** Pages that an app shows within itself have the browser's name and are none. */
const isInApp =
  /\b(?:Instagram|FBAN|FBAV|FB_IAB|TikTok|musical_ly|Line|Snapchat|Pinterest|LinkedInApp)\b|; wv\)/

const devices: Readonly<Record<string, DeviceKind>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
}

const browsers: Readonly<Record<string, BrowserKind>> = {
  Chrome: 'chrome',
  Chromium: 'chrome',
  Safari: 'safari',
  Firefox: 'firefox',
  'Microsoft Edge': 'edge',
  'Samsung Internet for Android': 'samsung',
  Opera: 'opera',
  'Opera Touch': 'opera',
}

const systems: Readonly<Record<string, SystemKind>> = {
  Windows: 'windows',
  macOS: 'macos',
  Linux: 'linux',
  Android: 'android',
  iOS: 'ios',
  'Chrome OS': 'chromeos',
}
