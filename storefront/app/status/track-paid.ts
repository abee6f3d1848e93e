import { track } from '#ui/consent/track.ts'

/** An order that is paid, or will be on the spot. Not with what the menu tells, which would have to bring it along. */
export const trackPaid = (): void => track({ action: 'paid' })
