export const longestTag = 40
export const mostTags = 20

/** Tags as they are kept: trimmed, each once whatever its capitals, those that were there first in front. */
export function cleanTags(typed: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of typed.map((each) => each.trim().replaceAll(/\s+/g, ' ').slice(0, longestTag))) {
    const key = tag.toLocaleLowerCase('de')
    if (tag !== '' && !kept.has(key)) kept.set(key, tag)
  }

  return [...kept.values()].slice(0, mostTags)
}

type Change = { add?: readonly string[] | undefined; remove?: readonly string[] | undefined }

/** The tags of a record after some were taken away and some added. */
export function changedTags(before: readonly string[], { add = [], remove = [] }: Change): string[] {
  const gone = new Set(remove.map((tag) => tag.toLocaleLowerCase('de')))

  return cleanTags([...before.filter((tag) => !gone.has(tag.toLocaleLowerCase('de'))), ...add])
}
