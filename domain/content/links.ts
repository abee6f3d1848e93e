/** Why a text cannot be the target of a link, as German text, or null. Spec: website 2, navigation. */
export function linkProblem(text: string): string | null {
  const link = text.trim()
  const isInApp = /^(\/(?![/\\])|#)\S*$/.test(link)
  const isContact = /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ()/-]{3,})$/i.test(link)
  if (isInApp || isContact || isWebAddress(link)) return null

  return 'Bitte geben Sie eine Adresse an: „/pfad“, „https://…“, „mailto:…“ oder „tel:…“.'
}

/** Whether a text is a complete address of the web. */
export function isWebAddress(text: string): boolean {
  return !/\s/.test(text) && URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
