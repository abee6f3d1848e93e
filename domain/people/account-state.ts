export type AccountState = 'open' | 'disabled' | 'expired'

type Account = { isBlocked?: boolean | null; expiresAt?: string | null }

/**
 * Whether somebody may sign in, and if not, why. An account ends at the moment that it names, to the millisecond.
 * Spec: back office 5.
 */
export function accountState({ isBlocked, expiresAt }: Account, nowMs: number): AccountState {
  if (isBlocked) return 'disabled'

  return expiresAt && Date.parse(expiresAt) <= nowMs ? 'expired' : 'open'
}
