/**
 * Names the statements that come back: the `worthwhileAfter`-th time a text is seen it gets a name, and keeps it.
 * At most `most` have one, for each connection keeps a plan per name; and only reads, which are what repeats.
 */
export function createStatementNames({ most, worthwhileAfter }: { most: number; worthwhileAfter: number }) {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()

  return function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known || names.size >= most || !/^\s*select\b/i.test(text)) return known

    const times = (seen.get(text) ?? 0) + 1
    seen.delete(text)
    if (times < worthwhileAfter) {
      remember(text, times)
      return undefined
    }
    const name = `theke_${names.size + 1}`
    names.set(text, name)
    return name
  }

  /** What is asked once only must not fill the memory: the oldest text makes room. */
  function remember(text: string, times: number): void {
    seen.set(text, times)
    const [oldest] = seen.keys()
    if (seen.size > most && oldest !== undefined) seen.delete(oldest)
  }
}
