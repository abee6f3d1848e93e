/** The first free key for a copy of the record with this one: „angebot-kopie“, „angebot-kopie-2“ and so on. */
export function copyKey(key: string, taken: ReadonlySet<string>, mostCharacters: number): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '-kopie' : `-kopie-${number}`
    const candidate = key.slice(0, mostCharacters - ending.length).replace(/[-_/]+$/, '') + ending
    if (!taken.has(candidate)) return candidate
  }
}
