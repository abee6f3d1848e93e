/** Earlier and later states of something, the newest at the end of each. */
export type History<State> = { past: readonly State[]; now: State; future: readonly State[] }

const limit = 100

export const begun = <State>(now: State): History<State> => ({ past: [], now, future: [] })

/** Whatever was taken back before is gone once something new is done. */
export function remember<State>({ past, now }: History<State>, next: State): History<State> {
  return { past: [...past, now].slice(-limit), now: next, future: [] }
}

export function undone<State>({ past, now, future }: History<State>): History<State> | null {
  const before = past.at(-1)

  return before === undefined ? null : { past: past.slice(0, -1), now: before, future: [...future, now] }
}

export function redone<State>({ past, now, future }: History<State>): History<State> | null {
  const after = future.at(-1)

  return after === undefined ? null : { past: [...past, now], now: after, future: future.slice(0, -1) }
}
