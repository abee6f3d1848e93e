export const customerKindLabels = { person: 'Person', company: 'Firma' } as const

/** Far from what a whole number can be in the database, so that there is always a next one. */
export const highestCustomerNumber = 2_000_000_000

type Named = {
  kind?: string | null
  companyName?: string | null
  firstName?: string | null
  lastName?: string | null
}

/** How a customer is called in lists: the firm with its contact, or the person, family name first. */
export function nameOfCustomer({ kind, companyName, firstName, lastName }: Named): string {
  const person = [lastName, firstName].map((part) => part?.trim()).filter(Boolean)
  if (kind !== 'company') return person.join(' ')

  const firm = companyName?.trim() ?? ''
  return firm && person.length > 0 ? `${firm} (${person.join(' ')})` : firm
}

/** Why a VAT number cannot be one of the EU or Switzerland, as German text, or null. Empty is no problem. */
export function vatNumberProblem(text: string): string | null {
  const bare = text.replace(/[\s.-]/g, '').toUpperCase()
  const isKnown =
    bare === '' ||
    (bare.startsWith('AT')
      ? /^ATU\d{8}$/.test(bare)
      : /^([A-Z]{2}[0-9A-Z+*]{2,12}|CHE\d{9}(MWST)?)$/.test(bare))

  return isKnown ? null : 'Bitte geben Sie eine gültige UID-Nummer an, zum Beispiel „ATU12345678“.'
}
