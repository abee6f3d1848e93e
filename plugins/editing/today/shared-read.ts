import type { PayloadRequest } from 'payload'

/** Parts of one view that ask at the same time share what is read; whoever asks later reads anew. */
export function sharedRead<Read>(
  read: (req: PayloadRequest) => Promise<Read>,
): (req: PayloadRequest) => Promise<Read> {
  const reading = new WeakMap<PayloadRequest, Promise<Read>>()

  return (req) => {
    const known = reading.get(req)
    if (known) return known
    const begun = read(req).finally(() => reading.delete(req))
    reading.set(req, begun)

    return begun
  }
}
