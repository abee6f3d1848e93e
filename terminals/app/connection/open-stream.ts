/** A browser gives a refused stream up for good, such as while the server starts. */
const reopenMs = 4000

type Hearing = {
  /** What is done with the news of a name. */
  news: Readonly<Record<string, (data: string) => void>>
  onHeard: () => void
  onGap: () => void
  onLive: (isLive: boolean) => void
}

export type Stream = {
  /** Begins anew: a line that was cut off for a while may be dead without anybody having closed it. */
  reopen: () => void
  close: () => void
}

/** News as they come, opened again whenever the line breaks. */
export function openStream(address: string, { news, onHeard, onGap, onLive }: Hearing): Stream {
  let source: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  let isLive = false
  const say = (next: boolean) => {
    // A line that breaks again and again is told each time, so that it is asked for instead.
    if (next && isLive) return
    isLive = next
    onLive(next)
  }
  const open = () => {
    source = new EventSource(address)
    source.addEventListener('ready', () => say(true))
    source.addEventListener('gap', onGap)
    hearNews(source, news, () => {
      onHeard()
      // Whoever tells something listens, also where the word for it is left out.
      say(true)
    })
    source.addEventListener('error', () => {
      say(false)
      if (source.readyState !== EventSource.CLOSED) return
      clearTimeout(again)
      again = setTimeout(open, reopenMs)
    })
  }
  const close = () => {
    clearTimeout(again)
    source.close()
  }
  open()

  return {
    reopen: () => {
      close()
      isLive = false
      open()
    },
    close,
  }
}

function hearNews(source: EventSource, news: Hearing['news'], onHeard: () => void): void {
  for (const [name, hear] of Object.entries(news)) {
    source.addEventListener(name, ({ data }) => {
      hear(data)
      onHeard()
    })
  }
}
