import { staffNoteKey, staffTokenKey } from '#domain/people/staff-note.ts'

/** Pages are the same for everybody; only a browser that somebody of the staff uses asks for more. */
export function offerAdminToolbar(page: Document): void {
  if (page.body.dataset.toolbar === undefined || !knowsStaff()) return
  void import('./admin-toolbar.ts').then(({ showAdminToolbar }) => showAdminToolbar(page, Date.now()))
}

function knowsStaff(): boolean {
  try {
    return [staffNoteKey, staffTokenKey].some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
