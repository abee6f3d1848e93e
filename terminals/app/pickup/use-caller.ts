import { useEffect, useRef } from 'react'

import type { PickupBoard } from '#domain/ordering/pickup.contract.ts'

import type { Sound } from '../sound/use-sound.ts'
import { callText, newlyReady } from './called-numbers.ts'

/** Sounds a gong for what has become ready, and says its number where the house has switched the voice on. */
export function useCaller(board: PickupBoard | null, { play }: Sound, hasVoice: boolean): void {
  const shown = useRef<PickupBoard | null>(null)
  useEffect(() => {
    if (!board) return
    const numbers = newlyReady(shown.current, board)
    shown.current = board
    if (numbers.length === 0) return
    play('gong')
    if (hasVoice) say(callText(numbers))
  }, [board, play, hasVoice])
}

/** In German, wherever the device comes from; devices without a voice stay silent. */
export function say(text: string): void {
  if (!('speechSynthesis' in window)) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = 'de-AT'
  utterance.rate = 0.9
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith('de'))
  if (voice) utterance.voice = voice
  speechSynthesis.speak(utterance)
}
