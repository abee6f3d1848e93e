'use client'

import { useCallback, useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  addMyDeviceContract,
  pushKeyContract,
  removeMyDeviceContract,
} from '#domain/operations/messages/push.contract.ts'
import { currentSubscription, subscribeForPush } from '#domain/operations/messages/push-in-browser.ts'
import * as kit from '#plugins/desk/kit.port.ts'

const readKey = callOf<typeof pushKeyContract>('get', '/api/push/key')
const add = callOf<typeof addMyDeviceContract>('post', '/api/push/devices')
const remove = callOf<typeof removeMyDeviceContract>('delete', '/api/push/devices/{id}')

type State = 'ready' | 'busy' | 'unable' | 'refused'
type Known = { id: string; mark: string }

/** This browser among the devices of the person, and how it becomes one. */
export function useThisDevice(known: readonly Known[], reload: () => void) {
  const [state, setState] = useState<State>('busy')
  const [mark, setMark] = useState<string | null>(null)
  const look = useCallback(async () => {
    if (!isAble()) return setState('unable')
    const current = await currentSubscription(navigator.serviceWorker)
    setMark(current && (await markOf(current.endpoint)))
    setState(Notification.permission === 'denied' ? 'refused' : 'ready')
  }, [])
  useEffect(() => void look(), [look])
  const ownId = known.find((device) => device.mark === mark)?.id ?? null

  const turn = async (isOn: boolean) => {
    setState('busy')
    const problem = isOn ? await turnOn() : await turnOff(ownId)
    if (problem) kit.tellProblem(problem)
    await look()
    reload()
  }

  return { state, ownId, turn }
}

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** As the server names the device. */
async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))

  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 40)
}

const failed = 'Die Benachrichtigungen ließen sich nicht einschalten.'

async function turnOn(): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted')
    return 'Ohne Ihre Erlaubnis kann der Browser nichts anzeigen.'
  const key = await readKey(fetch, {})
  if (!key.ok) return failed
  const subscription = await subscribeForPush(navigator.serviceWorker, key.body.publicKey).catch(() => null)
  if (!subscription) return failed
  const added = await add(fetch, { body: subscription })

  return added.ok ? null : (added.errors[0]?.message ?? failed)
}

async function turnOff(id: string | null): Promise<string | null> {
  const gone = id === null || (await remove(fetch, { params: { id } })).ok

  return gone ? null : 'Das Gerät wurde nicht abgemeldet.'
}
