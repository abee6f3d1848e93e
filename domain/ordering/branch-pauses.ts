/** What keeps a branch, or one of its ways to sell, from taking orders although nothing is wrong with its hours. */
export type BranchPause = 'not-public' | 'not-yet' | 'nothing-offered' | 'delivery-off'

export type PausableBranch = {
  isPublic?: boolean | null
  /** ISO text. */
  orderableFrom?: string | null
  isTakeawayEnabled?: boolean | null
  isDeliveryEnabled?: boolean | null
  isDineInEnabled?: boolean | null
  deliveryAreas?: readonly unknown[] | null
}

/**
 * Switches that somebody has turned off, the widest first: below it the others say nothing more. A way to sell that is
 * off is paused only where the branch is made for it, which of a delivery its areas say.
 */
export function branchPauses(branch: PausableBranch, now: Temporal.Instant): BranchPause[] {
  if (!branch.isPublic) return ['not-public']
  if (branch.orderableFrom && Temporal.Instant.compare(Temporal.Instant.from(branch.orderableFrom), now) > 0)
    return ['not-yet']
  if (!branch.isTakeawayEnabled && !branch.isDeliveryEnabled && !branch.isDineInEnabled)
    return ['nothing-offered']

  return !branch.isDeliveryEnabled && (branch.deliveryAreas ?? []).length > 0 ? ['delivery-off'] : []
}

export const branchPauseTexts: Readonly<Record<BranchPause, string>> = {
  'not-public': 'Nicht öffentlich: Gäste sehen die Filiale als inaktiv',
  'not-yet': 'Nimmt noch keine Bestellungen an',
  'nothing-offered': 'Keine Bestellart eingeschaltet',
  'delivery-off': 'Lieferung ist ausgeschaltet',
}
