/** What requests of one client are counted together as, per minute. */
export type LimitGroup = 'general' | 'writes' | 'orders' | 'uploads' | 'forms' | 'visits' | 'auth'

/**
 * What a call takes in, which says how large it may be. `none` drops what is sent unread; `record` is JSON, or a form of
 * the panel that is read as JSON; `fields` a plain form, as devices send it, that is read as JSON as well; `list` a whole
 * list that the staff keeps elsewhere, as JSON; `file` a form with a file; `film` a form with a file, which may be a film
 * of the staff's, or a guest's file inside JSON; `raw` a few words of another house, in its own spelling and perhaps
 * signed, byte by byte as they were sent.
 */
export type BodyKind = 'none' | 'record' | 'fields' | 'list' | 'file' | 'film' | 'raw'

/** What the server grants one call, and what it may write down of it. */
export type CallPolicy = {
  limit: LimitGroup
  /** A larger body counts as several requests, one for each so many bytes; 0 is one, however large. */
  bytesPerCount: number
  body: BodyKind
  /** Whether an answer to guests is the same for all of them; one that is not says `cache-control: no-store`. */
  isKept: boolean
  /** Parameters of the path that the log may show, as far as their values fit the contract. */
  shown: readonly string[]
  /** How long its statements may take while nobody knows who asks. */
  deadline: 'strangers' | 'usual'
  /** Asked every few seconds by machines that mostly hear nothing: the log is quiet about it while nothing is wrong. */
  isPolled: boolean
}

/** What a contract may say of its call; whatever it leaves out is as strict as the method allows. */
export type DeclaredPolicy = Readonly<Partial<CallPolicy>>

/** Exceptions of the calls that are generated for a collection. */
export type CollectionPolicy = {
  /** Of its list, its count and its records. */
  read?: Readonly<Pick<CallPolicy, 'isKept'>>
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a call gets of which nobody has said anything. */
export function strictestPolicy(method: string): CallPolicy {
  return {
    limit: reading.has(method) ? 'general' : 'writes',
    bytesPerCount: 0,
    body: 'record',
    isKept: false,
    shown: [],
    deadline: 'strangers',
    isPolled: false,
  }
}
