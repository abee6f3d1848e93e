import { type CollectionSlug, initTransaction, type PayloadRequest } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'

import { describeError } from './describe-error.ts'

export type Problem = { message: string; field?: string }
export type StoredOrNot = { id: string; problems?: undefined } | { problems: Problem[] }

type ToStore = { collection: CollectionSlug; id?: string | undefined; data: Record<string, unknown> }

/**
 * Creates or updates one of several records inside the caller's transaction, or says in German why not.
 * A refused write takes its transaction along, so another one begins: the rest can still be judged, but
 * whoever calls must not commit any more.
 */
export async function storeRecord(
  req: PayloadRequest,
  { collection, id, data }: ToStore,
): Promise<StoredOrNot> {
  try {
    // Payload types the body by the collection, and this one is known at run time only.
    const body = data as never
    const stored =
      id === undefined
        ? await req.payload.create({ collection, data: body, depth: 0, ...asUser(req) })
        : await req.payload.update({
            collection,
            id,
            data: body,
            depth: 0,
            overrideLock: false,
            ...asUser(req),
          })
    return { id: stored.id }
  } catch (error) {
    const { status, errors } = describeError(error as Error, { method: 'POST' })
    if (status >= 500) throw error
    await initTransaction(req)

    return {
      problems: errors.map(({ message, field }) => ({ message, ...(field !== undefined && { field }) })),
    }
  }
}
