export interface Wanted {
  name: string
  /** Per cent of the processor; null without a limit. */
  quota: number | null
  isSlowed: boolean
}

/** What a call of the benches asks for; null when it cannot be understood. */
export function readArguments(args: readonly string[]): Wanted | null {
  const wanted: Wanted = { name: 'list', quota: null, isSlowed: false }
  const rest = [...args]
  const names: string[] = []
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    if (next === '--slow') wanted.isSlowed = true
    else if (next === '--quota') wanted.quota = Number(rest.shift())
    else if (next.startsWith('-')) return null
    else names.push(next)
  }
  const isShare = wanted.quota === null || (wanted.quota > 0 && wanted.quota <= 100)
  if (!isShare || names.length > 1) return null

  return { ...wanted, name: names[0] ?? wanted.name }
}
