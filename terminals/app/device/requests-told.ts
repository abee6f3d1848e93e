type Hear = () => void

const hearers = new Set<Hear>()

/** By this name a stream of the server tells that something is asked of the device. */
export const requestNews = {
  device: () => {
    for (const hear of hearers) hear()
  },
}

/** Hears of it, on whichever stream it is told. */
export function hearRequests(hear: Hear): () => void {
  hearers.add(hear)

  return () => hearers.delete(hear)
}
