type Tell = (message: unknown, options?: { id?: string | number; action?: unknown }) => unknown
type Teller = { success: Tell }

/**
 * Repairs `@payloadcms/next`, `dist/views/Logout/LogoutClient.js`: a success that is noticed twice is told twice,
 * signing out for one. The sentence becomes the id of its entry, and an entry of the same id takes the place of the
 * one before, except where it can be taken back: of two presses each has its own way back. Answers how to undo it.
 */
export function tellOnce(teller: object): () => void {
  // The library types each of its calls apart; a sentence with options is common to all.
  const told = teller as Teller
  const { success } = told
  told.success = (message, options) =>
    success(message, typeof message === 'string' && !options?.action ? { id: message, ...options } : options)

  return () => {
    told.success = success
  }
}
