import * as z from 'zod/mini'

/** Somebody has opened an order, or closed it again. */
export const viewerNews = z.object({
  order: z.uuid(),
  /** The id of the account, so that nobody is told of themselves. */
  person: z.string(),
  /** Their first name, which is all that colleagues need. */
  name: z.string(),
  isHere: z.boolean(),
})
export type ViewerNews = z.infer<typeof viewerNews>

/** Whoever looks says so again this often. */
export const sayEverySeconds = 20
/** Whoever has not said so for this long is gone: their window was closed, or their connection. */
export const forgottenAfterSeconds = 45

type Viewer = { name: string; heardAt: number }
/** By order, then by person; `heardAt` in ms of the clock of whoever hears. */
export type Viewers = ReadonlyMap<string, ReadonlyMap<string, Viewer>>

const isForgotten = ({ heardAt }: Viewer, now: number): boolean =>
  now - heardAt > forgottenAfterSeconds * 1000

/** What is known after such news. */
export function withViewer(viewers: Viewers, news: ViewerNews, now: number): Viewers {
  const others = [...(viewers.get(news.order) ?? [])].filter(
    ([person, viewer]) => person !== news.person && !isForgotten(viewer, now),
  )
  const here = news.isHere ? [[news.person, { name: news.name, heardAt: now }] as const] : []
  const ofOrder = new Map([...others, ...here])
  const rest = [...viewers].filter(([order]) => order !== news.order)

  return new Map([...rest, ...(ofOrder.size > 0 ? [[news.order, ofOrder] as const] : [])])
}

/** The names of who looks at an order besides oneself, in their order of the alphabet. */
export const viewersOf = (viewers: Viewers, order: string, now: number): string[] =>
  [...(viewers.get(order)?.values() ?? [])]
    .filter((viewer) => !isForgotten(viewer, now))
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other, 'de'))

/** Whether the news are of somebody who is not known to be there, and so does not know who is. */
export const isNewcomer = (viewers: Viewers, { order, person, isHere }: ViewerNews, now: number): boolean => {
  const known = viewers.get(order)?.get(person)

  return isHere && (!known || isForgotten(known, now))
}
