/** Under which name wrong PINs are counted, and how many are looked at until it is locked. */
export type PinTries = { name: string; most: number }

/** A device is used by many, who all mistype now and then. */
export const triesAt = (device: string): PinTries => ({ name: `pin-at-device:${device}`, most: 15 })

export const triesOf = (person: string): PinTries => ({ name: `pin-of-person:${person}`, most: 5 })

/** Under which the locks of somebody are counted that came of their tries. */
export const locksOf = ({ name }: PinTries): string => `locks of ${name}`
