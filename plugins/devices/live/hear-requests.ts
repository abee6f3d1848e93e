import type { LiveBus } from '#kernel/live/live-bus.ts'
import { hearTags } from '#kernel/live/hear-tags.ts'

/** What is told when something is asked of a device. */
export const requestTag = (device: string): string => `device-requests:${device}`

/** Hears that something is asked of a device; what it is, the device reads. */
export const hearRequests = (bus: LiveBus, device: string, tell: () => void): (() => void) =>
  hearTags(bus, [requestTag(device)], tell)
