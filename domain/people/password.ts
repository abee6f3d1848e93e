import { commonPasswords } from './common-passwords.data.ts'

export const shortestPassword = 10
export const longestPassword = 200

export type PasswordOwner = { email?: string | null | undefined; username?: string | null | undefined }

/**
 * Why a password is refused, in German, or null when it may be used. Length is what makes a password
 * strong; signs and digits are not asked for, but names and what everybody chooses are refused.
 */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | null {
  if (Array.from(password).length < shortestPassword)
    return `Das Passwort muss mindestens ${shortestPassword} Zeichen lang sein.`
  if (password.length > longestPassword)
    return `Das Passwort darf höchstens ${longestPassword} Zeichen lang sein.`
  if (isName(password, owner)) return 'Das Passwort darf nicht die E-Mail-Adresse oder der Benutzername sein.'
  if (isCommon(password)) return 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.'

  return null
}

function isName(password: string, { email, username }: PasswordOwner): boolean {
  const names = [email, email?.split('@')[0], username]
  return names.some((name) => name && name.trim().toLowerCase() === password.trim().toLowerCase())
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase().replaceAll(/\s/g, '')
  const stem = plain.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '')

  return new Set(plain).size < 4 || isRow(plain) || commonPasswords.has(plain) || commonPasswords.has(stem)
}

/** Digits that count up or down, as 1234567890. */
function isRow(plain: string): boolean {
  const digits = Array.from(plain, Number)
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10)

  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}
