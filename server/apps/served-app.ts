/** What an app gets for one request. It reads data only through `fetch`. */
export type AppContext = { fetch: typeof fetch; now: Temporal.Instant }

/** One React Router app, however it is loaded. */
export type ServedApp = {
  name: string
  /** True if its pages are the same for everybody, so that they may be stored. */
  isShared: boolean
  serves: (path: string) => boolean
  respond: (request: Request, context: AppContext) => Promise<Response>
}
