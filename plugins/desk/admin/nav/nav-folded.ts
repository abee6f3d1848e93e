/** Under which a person's wish for a narrow navigation is kept. */
export const foldedKey = 'desk-nav-folded'
