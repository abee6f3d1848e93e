/** What a visitor holds in their hands, by what the browser says of itself. */
export const deviceKinds = ['phone', 'tablet', 'desktop', 'other'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** How somebody came. */
export const originKinds = ['direct', 'search', 'social', 'referral', 'campaign', 'qr'] as const
export type OriginKind = (typeof originKinds)[number]

/** Kinds only: what a browser says of itself is never kept. */
export const browserKinds = [
  'chrome',
  'safari',
  'firefox',
  'edge',
  'samsung',
  'opera',
  'app',
  'other',
] as const
export type BrowserKind = (typeof browserKinds)[number]

export const systemKinds = ['windows', 'macos', 'linux', 'android', 'ios', 'chromeos', 'other'] as const
export type SystemKind = (typeof systemKinds)[number]

export const colorSchemes = ['light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** Why something that was sent is not counted. */
export const dropReasons = ['bot', 'team', 'clock', 'late', 'too-many'] as const
export type DropReason = (typeof dropReasons)[number]
