import { type StaffChannel, staffChannels } from '#domain/ordering/order-terms.ts'
import { orderChannelLabels } from '#domain/ordering/order-terms.texts.ts'
import { Segmented } from '../ui/segmented.tsx'
import styles from './staff-order.module.css'

type HeadProps = {
  branchName: string
  channel: StaffChannel
  onChannel: (channel: StaffChannel) => void
}

/** Where the guest is, and the way back to the orders. */
export function StaffHead({ branchName, channel, onChannel }: HeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>Bestellung aufnehmen</h1>
        <p className="quiet">{branchName}</p>
      </div>
      <Segmented
        legend="Bestellweg"
        name="channel"
        value={channel}
        options={staffChannels.map((value) => ({ value, label: orderChannelLabels[value] }))}
        onChoose={onChannel}
      />
      <a className={styles.back} href="/backend/orders">
        Zu den Bestellungen
      </a>
    </header>
  )
}
