/** Under which name a browser notes who is signed in to the admin panel. */
export const staffNoteKey = 'theke-staff'
/** Under which name a program that signs in by a token keeps it there. Spec: storefront 6. */
export const staffTokenKey = 'jwtToken'

/** No secret and no right: it only tells the pages whom to show the toolbar. `exp` in seconds since 1970. */
export type StaffNote = { name: string; roles: string[]; exp: number }
