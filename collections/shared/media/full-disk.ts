const codes = ['ENOSPC', 'EDQUOT']
/** At the beginning, where the system puts it: further on, a message may repeat what a client sent. */
const words = new RegExp(`^(?:${codes.join('|')}): `)

/** The disk, or the part of it that we may use, has no room left; other processes tell it by their words alone. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException

  return codes.includes(code) || words.test(error.message)
}
