import { useEffect, useRef, useState } from 'react'

import { Sheet } from '../shell/sheet.tsx'
import styles from './badge-sheet.module.css'
import { readBadges } from './read-badges.ts'
import { useIdleReturn } from './use-idle-return.ts'

type Props = {
  /** Whether it names somebody. */
  onBadge: (badge: string) => boolean
  onClose: () => void
}

const idleSeconds = 20

/** A badge before the camera stands for a touch on the name. */
export function BadgeSheet({ onBadge, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [said, setSaid] = useState('')
  const latest = useRef(onBadge)
  useEffect(() => {
    latest.current = onBadge
  }, [onBadge])
  useEffect(() => {
    if (!video.current) return
    return readBadges({
      video: video.current,
      onBadge: (badge) => setSaid(latest.current(badge) ? '' : 'Diesen Ausweis kennt diese Uhr nicht.'),
      onBlind: () => setSaid('Die Kamera ist nicht da oder nicht erlaubt.'),
    })
  }, [])
  useIdleReturn(idleSeconds, onClose)

  return (
    <Sheet title="Ausweis vor die Kamera halten" onClose={onClose}>
      <div className={styles.badge}>
        <video ref={video} muted playsInline className={styles.picture} />
        <p role="alert">{said}</p>
      </div>
    </Sheet>
  )
}
