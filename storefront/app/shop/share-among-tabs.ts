type Shared<Told> = {
  /** The same in every tab that wants to hear the same. */
  name: string
  /** Begins to listen, in one of the tabs; the returned function ends it. */
  open: (tell: (told: Told) => void) => () => void
  hear: (told: Told) => void
}

type Message<Told> = { told: Told } | 'what was told?'

/**
 * Listens once for all tabs of a browser: the one that has the lock tells the others, and when it goes another gets it.
 * Who comes later is told what was told last. The returned function takes this tab out. Source: decision 96.
 */
export function shareAmongTabs<Told>({ name, open, hear }: Shared<Told>): () => void {
  // A page that came unencrypted has none, whatever the types say; then each tab listens for itself.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return open(hear)

  const leaving = new AbortController()
  const others = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  const post = (message: Message<Told>) => others.postMessage(message)
  let last: { told: Told } | undefined

  others.addEventListener('message', ({ data }: MessageEvent<Message<Told>>) => {
    if (data !== 'what was told?') return hear(data.told)
    if (last) post(last)
  })
  const tellAll = (told: Told) => {
    last = { told }
    hear(told)
    post(last)
  }
  const listen = () => untilAborted(leaving.signal, () => open(tellAll))
  // Refused only when this tab leaves while it waits for its turn.
  locks.request(name, { signal: leaving.signal }, listen).catch(() => undefined)
  post('what was told?')

  return () => {
    leaving.abort()
    others.close()
  }
}

/** The lock is held until the promise is kept. */
function untilAborted(signal: AbortSignal, begin: () => () => void): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  const end = begin()

  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      end()
      resolve()
    })
  })
}
