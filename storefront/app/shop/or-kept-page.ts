import { shopScope } from '#domain/url-space.data.ts'

/**
 * What a step within the shop needs, or, where nobody answers, the page of that address as the app has kept it: it
 * brings along what the step would have read.
 */
export async function orKeptPage<Data>(reading: Promise<Data>, { url }: Request): Promise<Data> {
  try {
    return await reading
  } catch (failure) {
    // Only what never arrived. Where the connection is not safe, there is not even a place for a worker.
    if (!(failure instanceof TypeError && 'serviceWorker' in navigator && navigator.serviceWorker.controller))
      throw failure

    const { pathname } = new URL(url)
    window.location.assign(pathname === '/' ? shopScope : pathname)
    return new Promise(() => undefined)
  }
}
