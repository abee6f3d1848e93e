type Kept<Part> = {
  /** Null where it is lost: nothing is loaded anew under the fingers of somebody who types. */
  prepared: () => Promise<Part | null>
  /** Asked for again where it was lost, as `anew` does. */
  needed: () => Promise<Part>
}

/** A part of the page that is loaded once, ahead of its time or when it is needed. */
export function keptPart<Part>(load: () => Promise<Part>, anew: () => Promise<Part>): Kept<Part> {
  let loading: Promise<Part> | undefined
  const kept = (start: () => Promise<Part>) => {
    loading ??= start().catch((lost: unknown) => {
      loading = undefined
      throw lost
    })

    return loading
  }
  const prepared = () => kept(load).catch(() => null)

  return {
    prepared,
    // What was prepared may still be on its way, and lost.
    needed: async () => (await prepared()) ?? kept(anew),
  }
}
