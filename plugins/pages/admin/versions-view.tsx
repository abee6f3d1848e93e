import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { draftedLabels, draftedSlugs } from '#domain/content/drafted-slug.ts'
import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'

import { PageVersions } from './views.tsx'

/** In the place of Payload's list, which knows neither who has written a state nor what changed. */
export async function VersionsView({ initPageResult }: AdminViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  const of = draftedSlugs.find((slug) => slug === collectionConfig?.slug)
  if (!docID || !of) return null
  const { admin } = req.payload.config.routes

  return (
    <>
      <SetDocumentStepNav
        collectionSlug={of}
        id={docID}
        pluralLabel={draftedLabels[of]}
        useAsTitle="name"
        view="Frühere Stände"
      />
      <main>
        <Gutter>
          <PageVersions
            of={of}
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
