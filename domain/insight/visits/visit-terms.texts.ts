import type { FunnelStage } from './visit-counts.ts'
import type {
  BrowserKind,
  ColorScheme,
  DeviceKind,
  DropReason,
  OriginKind,
  SystemKind,
} from './visit-terms.ts'

export const deviceLabels: Record<DeviceKind, string> = {
  phone: 'Telefon',
  tablet: 'Tablet',
  desktop: 'Computer',
  other: 'Anderes Gerät',
}

export const originLabels: Record<OriginKind | 'unknown', string> = {
  direct: 'Direkt',
  search: 'Suchmaschine',
  social: 'Soziales Netz',
  referral: 'Andere Website',
  campaign: 'Kampagne',
  qr: 'QR Code',
  unknown: 'unbekannt',
}

export const browserLabels: Record<BrowserKind, string> = {
  chrome: 'Chrome',
  safari: 'Safari',
  firefox: 'Firefox',
  edge: 'Edge',
  samsung: 'Samsung Internet',
  opera: 'Opera',
  app: 'In einer App',
  other: 'Anderer Browser',
}

export const systemLabels: Record<SystemKind, string> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS und iPadOS',
  chromeos: 'ChromeOS',
  other: 'Anderes System',
}

export const schemeLabels: Record<ColorScheme, string> = { light: 'Hell', dark: 'Dunkel' }

export const stageLabels: Record<FunnelStage, string> = {
  menu: 'Karte angesehen',
  cart: 'In den Warenkorb gelegt',
  checkout: 'Zur Kasse gegangen',
  order: 'Bestellt',
  paid: 'Bezahlt oder vor Ort zu zahlen',
}

/** Names that come in such numbers that they are not told apart. */
export const beyondName = '(weitere)'

export const dropLabels: Record<DropReason, string> = {
  bot: 'Bots und Abrufe von Programmen',
  team: 'Das eigene Team',
  clock: 'Uhr des Geräts geht falsch',
  late: 'Nach mehr als einem Tag gemeldet',
  'too-many': 'Mehr Ereignisse, als ein Mensch auslöst',
}
