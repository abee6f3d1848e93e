import { readEnvironment } from './environment.ts'

/**
 * Arguments for the Node that runs the server. Without a limit V8 takes the machine's memory as its
 * measure: with 24 GB it let 450 MB of garbage lie beside 120 MB in use. Kept records count to the heap,
 * so their room comes on top.
 *
 * V8 also learns while the server starts which code makes things that last, and may take what renders pages for such
 * code: each page then fills the old generation until the next full collection, and costs half as much again for as
 * long as the process runs. What a request makes is gone with its answer, so nothing is to be learned there.
 */
export function nodeArguments(source: Record<string, string | undefined>): string[] {
  const { HEAP_MB, DATA_CACHE, DATA_CACHE_MB } = readEnvironment(source)
  const megabytes = HEAP_MB + (DATA_CACHE ? DATA_CACHE_MB : 0)

  return [`--max-old-space-size=${megabytes}`, '--no-allocation-site-pretenuring']
}
