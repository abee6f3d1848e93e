import { useCallback, useEffect, useRef, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  answerRequestContract,
  OwnRequest,
  ownRequestsContract,
} from '#domain/operations/device-requests.contract.ts'
import type { SoundState } from '#domain/operations/device-requests.ts'

import type { Place } from '../connection/place.ts'
import type { Sound } from '../sound/use-sound.ts'
import { logLines, noteLog, watchErrors } from './device-log.ts'
import { hearRequests } from './requests-told.ts'

const readRequests = callOf<typeof ownRequestsContract>('get', '/api/devices/at/{key}/requests')
const answer = callOf<typeof answerRequestContract>('post', '/api/devices/at/{key}/requests/{id}')
/** As long as a message stays if nobody takes it away. */
const shownMs = 60_000

/** Does what whoever leads asks of this screen: shows a message and sounds, or sends its log. */
export function useDeviceRequests({ key }: Place, sound: Sound) {
  const [message, setMessage] = useState<OwnRequest | null>(null)
  const done = useRef(new Set<string>())
  const state = useRef(sound)
  useEffect(() => {
    state.current = sound
  }, [sound])

  const doAll = useCallback(async () => {
    const asked = await readRequests(fetch, { params: { key } })
    if (!asked.ok) return
    for (const request of asked.body.requests) {
      if (done.current.has(request.id)) continue
      done.current.add(request.id)
      const body =
        request.kind === 'logs' ? { lines: logLines() } : { sound: show(request, state.current, setMessage) }
      const told = await answer(fetch, { params: { key, id: request.id }, body })
      // What did not arrive is told with the next news.
      if (!told.ok) done.current.delete(request.id)
    }
  }, [key])

  useEffect(() => watchErrors(), [])
  useEffect(() => {
    void doAll()
    return hearRequests(() => void doAll())
  }, [doAll])
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), shownMs)
    return () => clearTimeout(timer)
  }, [message])

  return { message, dismiss: () => setMessage(null) }
}

function show(request: OwnRequest, sound: Sound, setMessage: (message: OwnRequest) => void): SoundState {
  noteLog('Testnachricht gezeigt')
  setMessage(request)
  if (sound.volume === 'off') return 'off'
  if (sound.isMuted) return 'locked'
  sound.play('gong')

  return 'heard'
}
