/** A database with any of these belongs to somebody: the demo would overwrite settings that were made there. */
export const signsOfUse = ['users', 'branches', 'divisions', 'products'] as const
