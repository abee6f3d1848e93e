import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'

import { PageVersions } from './views.tsx'

/** In the place of Payload's list, which knows neither who has written a state nor what changed. */
export async function VersionsView({ initPageResult }: AdminViewServerProps) {
  const { docID, req } = initPageResult
  if (!docID) return null
  const { admin } = req.payload.config.routes

  return (
    <>
      <SetDocumentStepNav
        collectionSlug="sites"
        id={docID}
        pluralLabel="Seiten"
        useAsTitle="name"
        view="Frühere Stände"
      />
      <main>
        <Gutter>
          <PageVersions
            page={String(docID)}
            most={50}
            heading="h2"
            home={admin}
            timeZone={await zoneOfHouse(req)}
          />
        </Gutter>
      </main>
    </>
  )
}
