/** How many items are shown before “Alle Bilder anzeigen”. Spec: website 2 and 9. */
const shownAtFirst = { phone: 4, desktop: 8 } as const

/** Whether a gallery of this length hides items behind its control: more than 4 on phones, more than 8 else. */
export function needsReveal(count: number, on: keyof typeof shownAtFirst): boolean {
  return count > shownAtFirst[on]
}
