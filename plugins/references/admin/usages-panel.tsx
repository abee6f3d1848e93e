'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'

import type { Usage, usagesContract } from '../endpoints/usages.endpoint.ts'
import styles from './usages-panel.module.css'

/** Which pages and records show this one, so that nobody changes it unaware. */
export function UsagesPanel() {
  const { id, collectionSlug } = useDocumentInfo()
  const [usages, setUsages] = useState<Usage[] | null>(null)
  useEffect(() => {
    if (id && collectionSlug) void readUsages(collectionSlug, String(id)).then(setUsages)
  }, [collectionSlug, id])
  if (!id || !usages) return null

  const named = usages.filter(({ title }) => title !== null)
  const more = usages.length - named.length

  return (
    <SidePanel id="usages" title="Verwendet in">
      {usages.length === 0 ? (
        <p>
          <Quiet>Nirgends. Der Eintrag kann gelöscht werden.</Quiet>
        </p>
      ) : (
        <ul className={styles.list}>
          {named.map((usage) => (
            <UsageLink key={`${usage.collection} ${usage.id}`} usage={usage} />
          ))}
          {more > 0 && (
            <li>
              <Quiet>und {more} weiteren</Quiet>
            </li>
          )}
        </ul>
      )}
    </SidePanel>
  )
}

function UsageLink({ usage: { collection, entity, id, title } }: { usage: Usage }) {
  const { config } = useConfig()
  const place = entity ? `collections/${collection}/${id}` : `globals/${collection}`

  return (
    <li>
      <Link href={`${config.routes.admin}/${place}`}>{title}</Link>
      {entity && <Quiet> {entity}</Quiet>}
    </li>
  )
}

/** Without an answer the panel says nothing rather than something wrong. */
async function readUsages(slug: string, id: string): Promise<Usage[] | null> {
  const call = callOf<ReturnType<typeof usagesContract>>('get', `/api/${slug}/{id}/usages`)
  const answer = await call(fetch, { params: { id } })
  return answer.ok ? answer.body.usages : null
}
