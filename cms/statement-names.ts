type Limits = {
  /** So many have a name at once, for each connection keeps a plan per name. */
  most: number
  /** Seen for the so-manieth time, a text is worth one. */
  worthwhileAfter: number
  /** Whoever was not asked for so long gives their name up to one who comes back. */
  idleMs: number
}

type Named = { name: string; usedAtMs: number }

/** What repeats: a statement that writes is sent as it is. */
const isReading = /^\s*(?:select\b|with\b(?![^]*\b(?:insert into|update|delete from)\b))/i

/**
 * Names the statements that come back: the `worthwhileAfter`-th time a text is seen it gets a name, and keeps it as long
 * as it is used. Figures are asked for days that are written into their statements, so that texts of yesterday must not
 * hold the names of today. Connections forget the plans of former names when they end.
 */
export function createStatementNames({ most, worthwhileAfter, idleMs }: Limits) {
  /** The longest unused one first. */
  const names = new Map<string, Named>()
  const seen = new Map<string, number>()
  let given = 0

  return function nameOf(text: string, nowMs: number): string | undefined {
    const known = names.get(text)
    if (known) return used(text, known.name, nowMs)
    if (!isReading.test(text) || !hasRoom(nowMs)) return undefined

    const times = (seen.get(text) ?? 0) + 1
    seen.delete(text)
    if (times < worthwhileAfter) {
      remember(text, times)
      return undefined
    }
    given += 1
    return used(text, `theke_${given}`, nowMs)
  }

  function used(text: string, name: string, usedAtMs: number): string {
    names.delete(text)
    names.set(text, { name, usedAtMs })
    for (const [oldest] of names) {
      if (names.size <= most) break
      names.delete(oldest)
    }
    return name
  }

  function hasRoom(nowMs: number): boolean {
    const [oldest] = names.values()

    return names.size < most || (oldest !== undefined && nowMs - oldest.usedAtMs >= idleMs)
  }

  /** What is asked once only must not fill the memory: the oldest text makes room. */
  function remember(text: string, times: number): void {
    seen.set(text, times)
    const [oldest] = seen.keys()
    if (seen.size > most && oldest !== undefined) seen.delete(oldest)
  }
}
