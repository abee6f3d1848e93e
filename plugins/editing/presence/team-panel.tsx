'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'
import { Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
import { sectionLabelOf } from '#domain/content/section-types.ts'
import type { SomebodyPresent } from '#domain/content/together/presence.contract.ts'

import { sectionsOfForm } from '../admin/keep/sections-of-form.ts'
import { OthersInHead } from './others-in-head.tsx'
import { TeamNews } from './team-news.tsx'
import styles from './team-panel.module.css'
import { usePresence } from './use-presence.ts'
import { useTeamwork } from './use-teamwork.ts'

/** Who else has this page open; what they write comes into this form, and what is written here is kept from no one. */
export function TeamPanel() {
  const { id, collectionSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  const slug = draftedSlugs.find((drafted) => drafted === collectionSlug)
  if (!id || !slug || !hasSavePermission || isTrashed) return null

  return <Team record={String(id)} slug={slug} />
}

function Team({ record, slug }: { record: string; slug: DraftedSlug }) {
  const { form, takeIn, news, forgetNews } = useTeamwork(slug)
  const others = usePresence({ record, slug, form, onNewest: takeIn })
  if (others.length === 0 && !news) return null

  return (
    <SidePanel id="team" title={others.length > 0 ? 'Hier arbeiten auch' : 'Inzwischen geändert'}>
      <OthersInHead others={others} />
      {others.length > 0 && (
        <ul className={styles.people} aria-live="polite">
          {others.map((somebody) => (
            <li key={somebody.name + somebody.since}>
              <Somebody somebody={somebody} />
            </li>
          ))}
        </ul>
      )}
      {news && <TeamNews news={news} onRead={forgetNews} />}
    </SidePanel>
  )
}

/** Times go by the clock of the house. */
const ofNoBranch = {}

function Somebody({ somebody: { name, isAsker, since, section } }: { somebody: SomebodyPresent }) {
  const { savedDocumentData } = useDocumentInfo()
  const timeZone = useZoneOf(ofNoBranch)
  const found = sectionsOfForm(savedDocumentData ?? {}).find(({ id }) => id === section)

  return (
    <>
      <strong>{isAsker ? 'Sie selbst, in einem anderen Fenster' : name}</strong>
      <br />
      <Quiet>
        seit <MomentText at={since} timeZone={timeZone} />
        {found && `, in „${sectionLabelOf(found.blockType)}“`}
      </Quiet>
    </>
  )
}
