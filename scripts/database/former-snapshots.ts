/** The next migration is made from the newest snapshot of the tables alone; names begin with the time. */
export function formerSnapshots(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .slice(0, -1)
}
