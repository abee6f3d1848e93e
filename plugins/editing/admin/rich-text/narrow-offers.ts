type Item = { key: string }
type Group = { key: string; items: Item[] }

/** The lists of an editor in which headings can be chosen, with all that they hold. */
type Offers = { group: Group; all: Item[] }[]

/** Where an editor offers headings: in its tools, and behind “/”. */
export function offersOf(features: {
  toolbarFixed: { groups: Group[] }
  slashMenu: { groups: Group[] }
}): Offers {
  return [...features.toolbarFixed.groups, ...features.slashMenu.groups]
    .filter(({ items }) => items.some(({ key }) => tagNamed(key) !== null))
    .map((group) => ({ group, all: group.items }))
}

/** Each list is given anew: Payload draws it again when it is another one. */
export function narrowOffers(offers: Offers, tags: readonly string[]): void {
  for (const { group, all } of offers) {
    group.items = all.filter(({ key }) => {
      const tag = tagNamed(key)
      return tag === null || tags.includes(tag)
    })
  }
}

/** Payload calls the tool `h2` and the command `heading-2`. */
const tagNamed = (key: string): string | null => {
  const [, level] = /^h(?:eading-)?([1-6])$/.exec(key) ?? []

  return level === undefined ? null : `h${level}`
}
