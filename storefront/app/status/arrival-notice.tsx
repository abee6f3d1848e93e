import { useLocation } from 'react-router'

import { Notice } from '../ui/notice.tsx'

/** What the checkout hands to this page. */
export type ArrivalState = { hadArrived: boolean }

/** For guests who changed the form and sent it again: their first order had reached the branch. */
export function ArrivalNotice() {
  // The history's state is untyped; only the checkout writes one for this page.
  const state = useLocation().state as ArrivalState | null
  if (!state?.hadArrived) return null

  return (
    <Notice tone="info" role="status" title="Ihre Bestellung war bereits eingegangen">
      <p>Was Sie danach geändert haben, ist nicht enthalten. Bitte prüfen Sie die Angaben.</p>
    </Notice>
  )
}
