/** A sign of a formula, also in full width or behind what spreadsheets skip, and what ends a cell by itself. */
const formula = /[\s\ufeff]*[=+\-@＝＋－＠]|[\t\r\n]/u.source
const toGuard = new RegExp(`^'*(?:${formula})`, 'u')
const isGuarded = new RegExp(`^'+(?:${formula})`, 'u')

/**
 * Text that spreadsheets would run as a formula when they open a CSV, behind an apostrophe. Text that looks
 * guarded already gets one more, so that `unguarded` always gives back what was there.
 */
export const guarded = (text: string): string => (toGuard.test(text) ? `'${text}` : text)

/** The text that `guarded` was given. */
export const unguarded = (text: string): string => (isGuarded.test(text) ? text.slice(1) : text)
