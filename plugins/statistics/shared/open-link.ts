import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { findLink, noteOpened } from './links.ts'
import { readAs } from './read-as.ts'
import { readSharedView } from './read-shared-view.ts'
import { goneLinkPage, sharedPage } from './shared-page.ts'
import { sharedPageStyle } from './shared-page.style.ts'

/** The page behind a secret, with what whoever made the link may see today; else that it does not hold any more. */
export async function openLink(
  { payload }: PayloadRequest,
  { key, now }: { key: string; now: Temporal.Instant },
): Promise<Response> {
  const link = await findLink(payload, { key, now })
  const maker = link && (await readAs(payload, { person: link.person, now }))
  if (!link || !maker) return answer(goneLinkPage(), 404)
  const { name, query, endsAt } = link
  const view = await readSharedView(maker, { query, now })
  await noteOpened(payload, key, now)

  return answer(await sharedPage({ name, endsAt, now, view }), 200)
}

/** Nothing of it is kept on the way, found by searching or told to whoever is visited next. */
const answer = (page: string, status: number): Response =>
  new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  })

const styleHash = createHash('sha256').update(sharedPageStyle).digest('base64')
