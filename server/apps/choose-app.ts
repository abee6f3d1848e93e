import { bodyOf, callOf } from '#domain/api/call-of.ts'
import type { PagePlace } from '#domain/content/page.contract.ts'
import { decodedPath } from '#domain/content/paths.ts'
import type { pagePlaceContract } from '#domain/content/website-calls.contract.ts'

import type { ServedApp } from './served-app.ts'

type Asked = { path: string; host: string; preview?: string | null; fetch: typeof fetch }

type Chosen = { app: ServedApp; place: PagePlace | undefined }

/** The first app that serves the address; the API is asked once, and only if an app wants to know. */
export async function chooseApp(apps: readonly ServedApp[], asked: Asked): Promise<Chosen | undefined> {
  let place: Promise<PagePlace> | undefined
  const findPlace = () => (place ??= readPlace(asked))

  for (const app of apps) {
    if (await app.serves(asked.path, findPlace)) return { app, place: await place }
  }
  return undefined
}

const nobody: PagePlace = { kind: 'none', hasWebsite: false }

const askPlace = callOf<typeof pagePlaceContract>('get', '/api/pages/place')

/** An address that the API refuses, such as a very long one, is nobody's. */
async function readPlace({ path, host, preview, fetch }: Asked): Promise<PagePlace> {
  const query = { path: decodedPath(path), host, ...(preview && { preview }) }
  const answer = await askPlace(fetch, { query })

  return !answer.ok && answer.kind === 'refused' ? nobody : bodyOf(answer)
}
