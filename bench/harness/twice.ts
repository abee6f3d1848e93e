import { join } from 'node:path'

/**
 * Whether the product shall do everything twice in this run, to prove that a bench notices. Only the side of
 * the product is slowed; what it is compared with stays as it is.
 */
export const isSlowed = (): boolean => process.env.BENCH_SLOW === 'on'

/** `2` while the product is slowed: how often it does what it would do once. */
export const timesDone = (): number => (isSlowed() ? 2 : 1)

const preloads = { slow: 'twice-as-slow.ts', large: 'twice-as-large.ts' }

/** Arguments for a Node that runs the product, which burden it when it shall be slowed. */
export function burden(kind: keyof typeof preloads = 'slow'): string[] {
  return isSlowed() ? ['--import', join(import.meta.dirname, 'preloads', preloads[kind])] : []
}

/**
 * What a slowed process still has to burn, so that all it has used in its own right, with its database, is used
 * twice. What it has burnt is part of what the system counts.
 */
export function owedMilliseconds(time: { usedMs: number; databaseMs: number; burntMs: number }): number {
  return Math.max(0, time.usedMs + time.databaseMs - 2 * time.burntMs)
}
