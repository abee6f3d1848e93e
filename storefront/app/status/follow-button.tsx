import { useEffect, useState } from 'react'

import { isOrderEnded } from '#domain/ordering/order-status.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { Button } from '../ui/button.tsx'
import { followOnDevice, isFollowed, notDone, unfollowOnDevice } from './follow-on-device.ts'
import styles from './order-actions.module.css'

/** Tells a guest on their device what happens to the order, on wish, also while no page is open. */
export function FollowButton({ order }: { order: PublicOrder }) {
  const [isOn, setIsOn] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => setIsOn(isFollowed(order.uid)), [order.uid])
  if (isOrderEnded(order.status)) return null

  const turn = async () => {
    setIsBusy(true)
    const told = await (isOn ? unfollowOnDevice(order) : followOnDevice(order)).catch(() => notDone(isOn))
    setIsBusy(false)
    setIsOn(told.isOn)
    setSaid(told.said)
  }

  return (
    <>
      <Button look="secondary" aria-pressed={isOn} disabled={isBusy} onClick={() => void turn()}>
        {isOn ? 'Nicht mehr benachrichtigen' : 'Benachrichtige mich'}
      </Button>
      <p className={`quiet ${styles.said}`} role="status">
        {said}
      </p>
    </>
  )
}
