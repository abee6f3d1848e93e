import { useCallback, useEffect, useState } from 'react'

import { useKeptChoice } from '../shell/use-kept-choice.ts'
import { type Melody, play, tryOut, watchSound } from './sound.ts'

export const volumeLabels = { off: 'Aus', quiet: 'Leise', normal: 'Normal', loud: 'Laut' } as const
export type Volume = keyof typeof volumeLabels
export const volumes = ['off', 'quiet', 'normal', 'loud'] as const satisfies readonly Volume[]

const gains: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.15, normal: 0.5, loud: 1 }

export type Sound = {
  volume: Volume
  /** Sounds once, so that it is heard how loud it is. */
  setVolume: (volume: Volume) => void
  /** Whether the browser keeps the page silent until somebody presses something on it. */
  isMuted: boolean
  play: (melody: Melody) => void
  unlock: () => void
}

/** How loud this device is, which is a matter of the device and kept there. */
export function useSound(usual: Volume, sample: Melody): Sound {
  const [volume, keep] = useKeptChoice<Volume>('volume', volumes, usual)
  const [isAllowed, setAllowed] = useState(true)
  const isOn = volume !== 'off'
  useEffect(() => (isOn ? watchSound(notDuringPress(setAllowed)) : undefined), [isOn])

  return {
    volume,
    setVolume: useCallback(
      (next) => {
        keep(next)
        if (next !== 'off') void tryOut(sample, gains[next])
      },
      [keep, sample],
    ),
    isMuted: isOn && !isAllowed,
    play: useCallback((melody) => isOn && play(melody, gains[volume]), [isOn, volume]),
    unlock: useCallback(() => void tryOut(sample, gains[volume]), [sample, volume]),
  }
}

const pressMs = 600

/** The press that lets a page sound must find everything where it was: what goes away under a finger loses the press. */
function notDuringPress(tell: (isAllowed: boolean) => void): (isAllowed: boolean) => void {
  let timer: ReturnType<typeof setTimeout>

  return (isAllowed) => {
    clearTimeout(timer)
    timer = setTimeout(() => tell(isAllowed), isAllowed ? pressMs : 0)
  }
}
