import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** All of it or nothing, in the transaction that the request is in already, or else in one of its own. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
