import { keptTexts } from './kept.texts.ts'

/** What can be open beside the statistics, as the address calls it. */
export const keptParts = {
  ansichten: keptTexts.views,
  ziele: keptTexts.goals,
  bericht: keptTexts.weekly,
} as const
