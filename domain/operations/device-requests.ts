import { pairedKinds } from './device-pairing.contract.ts'
import type { DeviceKind, PrinterProtocol } from './devices.ts'

/** What whoever leads asks of a device: that it shows something, or tells what happened to it. */
export const deviceRequestKinds = ['notification', 'logs'] as const
export type DeviceRequestKind = (typeof deviceRequestKinds)[number]

/** A device that comes back later than this does nothing any more: nobody stands before it and waits. */
export const requestMinutes = 5
/** Screens hear of it at once; one that has not answered by then is not there. */
export const answerSeconds = 20
/** A print agent asks by itself every so often. */
export const agentAskSeconds = 15

type Device = { kind: DeviceKind; protocol: PrinterProtocol | null; isEnabled: boolean; hasKey: boolean }
export type UnableDevice = 'not-a-screen' | 'device-without-log' | 'device-off' | 'device-unpaired'

/** Why nothing of this kind can be asked of a device; null where it can. */
export function whyUnable(
  kind: DeviceRequestKind,
  { kind: device, protocol, isEnabled, hasKey }: Device,
): UnableDevice | null {
  const isScreen = pairedKinds.some((each) => each === device)
  // What is printed on the network passes through a program of ours, which tells of itself.
  const hasLog = isScreen || (device === 'printer' && protocol === 'escpos-tcp')
  if (kind === 'notification' && !isScreen) return 'not-a-screen'
  if (kind === 'logs' && !hasLog) return 'device-without-log'
  if (!isEnabled) return 'device-off'

  return hasKey ? null : 'device-unpaired'
}

/** How a message was heard at the screen. */
export const soundStates = ['heard', 'locked', 'off'] as const
export type SoundState = (typeof soundStates)[number]
