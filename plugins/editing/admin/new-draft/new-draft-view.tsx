import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { readDivisions } from '#collections/shared/divisions.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { type BegunSlug, begunSlugs } from '#domain/content/drafted-slug.ts'

import { NewDraftForm } from './new-draft-form.tsx'
import { readTemplates } from './read-templates.ts'
import { words } from './words.data.ts'

/**
 * What a new record is, before there is one: Payload's own view would store an empty draft for everybody who opens
 * it (ADR 54). Custom views are public until they say otherwise.
 */
export async function NewDraftView({ initPageResult }: AdminViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const slug: BegunSlug = begunSlugs.find((each) => each === collectionConfig?.slug) ?? 'sites'
  const { title, list } = words[slug]
  const { admin } = req.payload.config.routes
  const mayCreate = await rightTo(req, 'create', slug)

  return (
    <>
      <SetStepNav nav={[{ label: list, url: `${admin}/collections/${slug}` }, { label: title }]} />
      <main>
        <Gutter>
          <h1>{title}</h1>
          {mayCreate ? (
            <NewDraftForm
              adminRoute={admin}
              divisions={(await readDivisions(req)).map(({ id, name }) => ({ id, name }))}
              slug={slug}
              templates={slug === 'sites' ? await readTemplates(req) : []}
            />
          ) : (
            <p>Sie haben dafür keine Berechtigung.</p>
          )}
        </Gutter>
      </main>
    </>
  )
}
