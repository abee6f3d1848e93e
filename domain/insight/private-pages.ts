const privatePaths = /^\/(?:store\/[^/]+\/checkout|status|questionnaires|self-service|staff-order)(?:\/|$)/i

/**
 * Whether people write about themselves on a page, or see what they have written, or share it with whoever comes
 * next: nobody else's script runs there. Decision 70. Browsers load this, so it does without the table of addresses.
 */
export const isPrivatePath = (path: string): boolean => privatePaths.test(plain(path))

/** However its letters are written: the pages are found by what they mean. */
function plain(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
