const codes =
  /\b(?:ENOENT|EACCES|EAGAIN|EMFILE|ENFILE|ENOMEM|EIO|ERR_MODULE_NOT_FOUND|Input file is missing)\b/

/** What failed around a file, and may be well the next time: it says nothing of the file. */
export function isPassing(failure: unknown): boolean {
  if (typeof failure === 'string') return codes.test(failure)
  if (!(failure instanceof Error)) return false
  const { code } = failure as NodeJS.ErrnoException

  return code !== undefined || codes.test(failure.message)
}
