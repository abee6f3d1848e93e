/** Something that leads to a page, such as a menu or another page. */
export type Place = {
  /** What it is called, such as „Navigation „Hauptmenü““; null for what the person who asks may not see. */
  name: string | null
  /** Whose visitors see it; null where all do. */
  division: string | null
}

type Target = {
  isPublic: boolean
  isPublished: boolean
  /** An empty id where no division is the default one. */
  division: { id: string; name: string }
}

/** Which field says what has to change, and why the places lead nowhere, in German. */
export type LeftBehind = { at: string; message: string }

const mostNamed = 5

/** The places that lead to a page which their visitors do not reach; null where each of them does. */
export function placesLeftBehind(page: Target, places: readonly Place[]): LeftBehind | null {
  const isReachable = page.isPublic && page.isPublished
  const dead = isReachable ? places.filter((place) => isForeign(place, page)) : places
  if (dead.length === 0) return null

  const names = namesOf(dead)
  if (!page.isPublic) {
    return {
      at: 'isPublic',
      message: `Diese Seite ist nicht veröffentlicht. Ins Leere führen damit: ${names}.`,
    }
  }
  if (!page.isPublished) {
    return {
      at: 'path',
      message: `Diese Seite ist nicht veröffentlicht. Ins Leere führen bis dahin: ${names}.`,
    }
  }

  return {
    at: 'division',
    message: `Diese Seite gehört zu „${page.division.name}“. Bei anderen Organisationen führen damit ins Leere: ${names}.`,
  }
}

const isForeign = ({ division }: Place, page: Target): boolean =>
  division !== null && division !== page.division.id

function namesOf(places: readonly Place[]): string {
  const named = places.flatMap(({ name }) => name ?? []).slice(0, mostNamed)
  const more = places.length - named.length
  const parts = more > 0 ? [...named, named.length > 0 ? `${more} weitere` : `${more} Stellen`] : named

  return new Intl.ListFormat('de', { type: 'conjunction' }).format(parts)
}
