/** Where the card of a page stands: as its “Leistung” says, else as the page itself says, else by its path. */
export type CardPlace = {
  /** The position of the “Leistung” that names the page. */
  offered?: number | null | undefined
  /** The page's own position. */
  position?: number | null | undefined
  href: string
}

/** Small numbers come first, and whoever says none stands behind those who do. */
export function compareCards(one: CardPlace, other: CardPlace): number {
  return (
    compareNumbers(one.offered, other.offered) ||
    compareNumbers(one.position, other.position) ||
    one.href.localeCompare(other.href, 'de')
  )
}

function compareNumbers(one: CardPlace['position'], other: CardPlace['position']): number {
  const [first, second] = [one ?? Number.POSITIVE_INFINITY, other ?? Number.POSITIVE_INFINITY]

  return first === second ? 0 : first - second
}
