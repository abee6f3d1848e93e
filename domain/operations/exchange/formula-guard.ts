/**
 * Text that spreadsheets would run as a formula when they open a CSV, behind an apostrophe. Text that looks
 * guarded already gets one more, so that `unguarded` always gives back what was there.
 */
export const guarded = (text: string): string => (/^'*[=+\-@\t]/.test(text) ? `'${text}` : text)

/** The text that `guarded` was given. */
export const unguarded = (text: string): string => (/^'+[=+\-@\t]/.test(text) ? text.slice(1) : text)
