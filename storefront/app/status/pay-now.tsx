import { formatMoney } from '#domain/money/money.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { openAmount } from '#domain/ordering/vouchers/voucher-payment.ts'
import { useShell } from '../shell/shell-view.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './prompts.module.css'
import type { Guest } from './use-guest-move.ts'

/** For whoever came back without having paid. */
export function PayNow({ order, guest }: { order: PublicOrder; guest: Guest }) {
  const currency = useShell()?.settings.currency ?? 'EUR'

  return (
    <section className={styles.prompt} aria-labelledby="pay-title">
      <Icon name="clock" size={24} />
      <div className={styles.body}>
        <h2 id="pay-title">Noch nicht bezahlt</h2>
        <p>{`Offen sind ${formatMoney(openAmount(order), currency)}. Wenn Sie gerade bezahlt haben, dauert die Bestätigung noch einen Moment.`}</p>
        <div className={styles.actions}>
          <Button aria-busy={guest.isMoving} onClick={() => void guest.pay()}>
            Jetzt bezahlen
          </Button>
        </div>
        {guest.problem && (
          <Notice tone="bad" role="alert">
            <p>{guest.problem}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
