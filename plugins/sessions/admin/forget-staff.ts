import { staffNoteKey, staffTokenKey } from '#domain/people/staff-note.ts'

/** Nothing in this browser says any more who was signed in. Spec: back office 4, sign-out removes the token. */
export function forgetStaff(): void {
  try {
    for (const key of [staffNoteKey, staffTokenKey]) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
