import { useState } from 'react'

import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import { Sheet } from '../shell/sheet.tsx'
import styles from './sound-key.module.css'
import { type Sound, volumeLabels, volumes } from './use-sound.ts'

/** How loud, chosen by hearing it. */
export function SoundKey({ sound }: { sound: Sound }) {
  const [isOpen, setIsOpen] = useState(false)
  const { volume, setVolume } = sound

  return (
    <>
      <Key look="quiet" aria-label={`Ton: ${volumeLabels[volume]}`} onClick={() => setIsOpen(true)}>
        <Icon name={volume === 'off' || sound.isMuted ? 'muted' : 'loud'} />
      </Key>
      {isOpen && (
        <Sheet title="Ton" onClose={() => setIsOpen(false)}>
          <div role="group" aria-label="Lautstärke" className={styles.volumes}>
            {volumes.map((each) => (
              <Key key={each} aria-pressed={each === volume} onClick={() => setVolume(each)}>
                {volumeLabels[each]}
              </Key>
            ))}
          </div>
          <p className={styles.hint}>
            Beim Wählen erklingt eine Probe. Wie laut das Gerät selbst ist, stellt man am Gerät ein.
          </p>
        </Sheet>
      )}
    </>
  )
}
