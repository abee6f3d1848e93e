import { hearTags } from './hear-tags.ts'
import type { LiveBus } from './live-bus.ts'

/** The state of a subject: `id` is another one after each change, and the same as long as nothing has changed. */
export type Told = { id: number; event: unknown }

/** `end` is called when nothing more will be told. */
export type Hearer = { hear: (told: Told) => void; end: () => void }

/**
 * What is told now; `news` counts what was heard of the subject since the first of its hearers came, and `heard` are those
 * of its tags that were told since it was read last, all of them where some may have been missed.
 */
export type Read = (news: number, heard: readonly string[]) => Promise<Told>

export type Subject = {
  /** Reads and tells all who hear; resolves once what stood when it was called is told. */
  tell: () => Promise<void>
  hearers: Set<Hearer>
  end: () => void
}

type Joining = { bus: LiveBus; tags: readonly string[]; read: Read; hearer: Hearer }

const subjectsOf = new WeakMap<LiveBus, Map<string, Subject>>()

/** Everybody who hears of the same tags shares its subscription and one read per change. */
export function joinSubject({ bus, tags, read, hearer }: Joining): Pick<Subject, 'tell'> & {
  leave: () => void
} {
  const subjects = subjectsOf.get(bus) ?? new Map<string, Subject>()
  subjectsOf.set(bus, subjects)
  const key = tags.join(' ')
  const subject = subjects.get(key) ?? openSubject(bus, tags, read)
  subjects.set(key, subject)
  subject.hearers.add(hearer)

  return {
    tell: subject.tell,
    leave: () => {
      if (!subject.hearers.delete(hearer) || subject.hearers.size > 0) return
      subjects.delete(key)
      subject.end()
    },
  }
}

function openSubject(bus: LiveBus, tags: readonly string[], read: Read): Subject {
  const hearers = new Set<Hearer>()
  const heard = new Set<string>()
  let news = 0
  // Whoever is ended leaves, so the set changes under way.
  const endAll = () => Array.from(hearers).forEach(({ end }) => end())
  const tell = latestOnly(async () => {
    const since = [...heard]
    heard.clear()
    const told = await read(news, since)
    for (const { hear } of hearers) hear(told)
  }, endAll)

  const hearNews = (told: readonly string[]) => {
    news += 1
    for (const tag of tags) if (told.includes(tag)) heard.add(tag)
    void tell()
  }

  const subscriptions = [hearTags(bus, tags, hearNews), bus.onGap(() => hearNews(tags)), bus.onClose(endAll)]
  return { hearers, tell, end: () => subscriptions.forEach((unsubscribe) => unsubscribe()) }
}

/** Runs one at a time; calls during a run lead to one more, so the last state is always told. */
function latestOnly(run: () => Promise<void>, fail: () => void): () => Promise<void> {
  let running: Promise<void> | null = null
  let isAskedAgain = false

  const runAll = async () => {
    try {
      do {
        isAskedAgain = false
        await run()
      } while (isAskedAgain)
    } finally {
      // In the same breath: whoever calls from now on begins anew.
      running = null
    }
  }
  return () => {
    isAskedAgain = true
    running ??= runAll().catch(fail)
    return running
  }
}
