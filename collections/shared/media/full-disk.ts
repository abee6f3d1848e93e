const codes = /\b(?:ENOSPC|EDQUOT)\b/

/** The disk, or the part of it that we may use, has no room left; other processes tell it by their words alone. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException

  return codes.test(code ?? '') || codes.test(error.message)
}
