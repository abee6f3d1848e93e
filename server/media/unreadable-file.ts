/** Thrown for a file that cannot be drawn: broken, protected, or in a format that nobody here knows. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
