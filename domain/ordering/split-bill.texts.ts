import { whyNotPartTexts } from './pay-part.texts.ts'
import type { WhyNotSplit } from './split-bill.ts'

export const whyNotSplitTexts: Readonly<Record<WhyNotSplit, string>> = {
  ...whyNotPartTexts,
  'nothing-for-one': 'Für eine Person bliebe nichts zu bezahlen. Bitte teilen Sie auf weniger auf.',
}

export const splitTexts = {
  title: 'Auf alle aufteilen',
  hint: 'Was niemandem gehört, teilen sich alle gleich.',
  changed:
    'Jemand war schneller: Hier wurde inzwischen bezahlt oder etwas geändert. Von Ihrer Aufteilung ist nichts verbucht.',
} as const
