import { vi } from 'vitest'

/**
 * Waits until something holds that happens by itself. A slow machine is not wrong, so the wait is as long as a test
 * may take at all; what never comes still fails, with the reason of the last look.
 */
export const eventually = <Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> =>
  vi.waitFor(look, { timeout: 240_000, interval: 20 })
