/** Under which name a browser notes who is signed in to the admin panel. */
export const staffNoteKey = 'theke-staff'

/** No secret and no right: it only tells the storefront whom to show the toolbar. `exp` in seconds since 1970. */
export type StaffNote = { name: string; roles: string[]; exp: number }
