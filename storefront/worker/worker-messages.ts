/** What a page says to the worker. */
export type WorkerMessage =
  /** A page that is shown without having been asked for, so that its worker has not seen it. */
  | { type: 'keep'; path: string }
  /** Answered by a `KeptSince`. */
  | { type: 'kept-since' }
  /** Answered by the version of the build that the worker belongs to. */
  | { type: 'build' }
  /** Takes the place of the worker before it; `isPolite`: unless another page of the shop is open. */
  | { type: 'take-over'; isPolite: boolean }

/** When the server made the page that is shown, in milliseconds of the epoch; null for one that came from there. */
export type KeptSince = number | null
