import type { PinProblem } from './pin.ts'

export const pinProblemTexts: Readonly<Record<PinProblem, string>> = {
  'pin-format': 'Eine PIN hat vier bis acht Ziffern.',
  'pin-guessable': 'Diese PIN errät man sofort. Bitte wählen Sie eine andere.',
}
