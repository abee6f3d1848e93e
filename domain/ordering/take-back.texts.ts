import type { WhyNotTakeBack } from './take-back.ts'

/** Why a step was not taken back. */
export const whyNotTakeBackTexts: Readonly<Record<WhyNotTakeBack, string>> = {
  'not-a-step': 'Dieser Schritt kann nicht zurückgenommen werden.',
  'too-late': 'Dafür ist es zu spät, die Bestellung ist bereits weiter.',
}
