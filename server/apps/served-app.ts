import type { PagePlace } from '#domain/content/page.contract.ts'

/** What an app gets for one request. It reads data only through `fetch`. */
export type AppContext = { fetch: typeof fetch; now: Temporal.Instant }

/** One React Router app, however it is loaded. */
export type ServedApp = {
  name: string
  /** True if its pages are the same for everybody, so that they may be stored. */
  isShared: boolean
  /** `findPlace` asks the API who answers the address; only who needs to know asks. */
  serves: (path: string, findPlace: () => Promise<PagePlace>) => boolean | Promise<boolean>
  /** The names of a query that its page at the path depends on: it is shown no others. Missing where none does. */
  readsQuery?: (path: string) => Pick<ReadonlySet<string>, 'has'>
  respond: (request: Request, context: AppContext) => Promise<Response>
}
