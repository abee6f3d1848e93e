/** What somebody typed where a code is asked for: of the app, or one that was printed for the day it is lost. */
type TypedCode = { kind: 'app' | 'recovery'; code: string }

export const recoveryCodeCount = 10
export const recoveryCodeLength = 16
/** Letters that nobody mistakes for one another on paper. */
export const recoveryLetters = '23456789abcdefghjkmnpqrstuvwxyz'

const appCode = /^\d{6}$/
const recoveryCode = new RegExp(`^[${recoveryLetters}]{${recoveryCodeLength}}$`)
const groups = new RegExp(`.{${recoveryCodeLength / 4}}`, 'g')

/** Null for what can be neither. Spaces and hyphens are how people read codes, and mean nothing. */
export function readTypedCode(typed: string): TypedCode | null {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase()
  if (appCode.test(code)) return { kind: 'app', code }

  return recoveryCode.test(code) ? { kind: 'recovery', code } : null
}

/** `abcd-efgh-…`, as it is shown and printed. */
export const formatRecoveryCode = (code: string): string => (code.match(groups) ?? []).join('-')

/**
 * A recovery code made of random bytes, every letter equally likely. Null when too few bytes are left after those that
 * would favour some letters are dropped; the caller then brings new ones. About 79 bits are unknown to others.
 */
export function recoveryCodeFrom(bytes: Uint8Array): string | null {
  const most = 256 - (256 % recoveryLetters.length)
  const fair = Array.from(bytes).filter((byte) => byte < most)
  if (fair.length < recoveryCodeLength) return null

  return fair
    .slice(0, recoveryCodeLength)
    .map((byte) => recoveryLetters[byte % recoveryLetters.length])
    .join('')
}
