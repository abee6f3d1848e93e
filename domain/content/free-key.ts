/** This key where nobody has it, else the first free one behind it: „preise“, „preise-2“ and so on. */
export function freeKey(key: string, taken: ReadonlySet<string>, mostCharacters: number): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`
    const candidate = key.slice(0, mostCharacters - ending.length).replace(/-+$/, '') + ending
    if (!taken.has(candidate)) return candidate
  }
}
