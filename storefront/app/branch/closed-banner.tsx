import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { branchNextOpening, branchOpenState, deliveryOpenState } from '#domain/time/branch-hours.ts'
import { formatDateTime, formatOpening } from '#domain/time/format.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { Notice } from '../ui/notice.tsx'

interface ClosedBannerProps {
  branch: BranchView
  now: Temporal.Instant
}

/** Why ordering or delivery is not possible now, and what is. Spec: storefront 4 and 8. */
export function ClosedBanner({ branch, now }: ClosedBannerProps) {
  if (branch.orderableFrom && Temporal.Instant.compare(now, branch.orderableFrom) < 0) {
    const from = formatDateTime(Temporal.Instant.from(branch.orderableFrom), branch.timeZone)
    return (
      <Notice tone="info" title="Noch nicht geöffnet">
        <p>Bestellungen sind ab {from} möglich.</p>
      </Notice>
    )
  }
  if (branchOpenState(branch, now).state === 'closed') return <ClosedNotice branch={branch} now={now} />
  if (branch.isDeliveryEnabled && deliveryOpenState(branch, now).state === 'closed') {
    return <NoDeliveryNotice branch={branch} now={now} />
  }
  return null
}

function ClosedNotice({ branch, now }: ClosedBannerProps) {
  const next = branchNextOpening(branch, now)
  return (
    <Notice tone="warn" title={shopFailures.closed}>
      <p>
        {next
          ? `Wir öffnen ${formatOpening(next, now, branch.timeZone)}.`
          : branch.closedMessage || shopFailures.closedWithoutEnd}
      </p>
      {branch.isPreorderEnabled && <p>{shopFailures.preorderHint}</p>}
    </Notice>
  )
}

function NoDeliveryNotice({ branch, now }: ClosedBannerProps) {
  const next = branchNextOpening(branch, now, 'delivery')
  const alternatives = [
    branch.isTakeawayEnabled && 'Abholung',
    branch.isDineInEnabled && 'Bestellung vor Ort',
  ].filter(Boolean)

  return (
    <Notice tone="warn" title={shopFailures.noDeliveryOnMenu}>
      {next && <p>Wir liefern wieder {formatOpening(next, now, branch.timeZone)}.</p>}
      {alternatives.length > 0 && (
        <p>
          {alternatives.join(' und ')} {alternatives.length > 1 ? 'sind' : 'ist'} möglich.
        </p>
      )}
      {branch.isPreorderEnabled && <p>{shopFailures.preorderHint}</p>}
    </Notice>
  )
}
