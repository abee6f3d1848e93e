'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId, useMemo, useState } from 'react'

import { wholeMoment } from '#collections/shared/admin/moment/half-moment.ts'
import { MomentEntry } from '#collections/shared/admin/moment/moment-entry.tsx'
import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'
import { Problem, Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import { type DraftedSlug, draftedSlugs, isTakenBack } from '#domain/content/drafted-slug.ts'
import type {
  cancelPlannedContract,
  planContract,
  PlannedChange,
  readPlannedContract,
} from '#domain/content/planned-calls.contract.ts'

import styles from './panel.module.css'
import { useAnswer } from './use-answer.ts'

type Type = PlannedChange['type']

const deeds: Record<Type, string> = { publish: 'Veröffentlichen', unpublish: 'Veröffentlichung aufheben' }

/** When the newest draft goes out by itself, and when the record is taken back. */
export function PlanPanel() {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const slug = draftedSlugs.find((drafted) => drafted === collectionSlug)
  if (!id || !slug || !hasPublishPermission) return null

  return <Plans id={String(id)} slug={slug} />
}

function Plans({ id, slug }: { id: string; slug: DraftedSlug }) {
  const { lastUpdateTime } = useDocumentInfo()
  const { answer, problem, isBusy, ask } = useAnswer<{ planned: PlannedChange[] }>()
  const { read, plan, cancel } = useMemo(() => callsOn(slug), [slug])
  useEffect(() => {
    void ask(read(fetch, { params: { id } }))
  }, [ask, id, lastUpdateTime, read])

  return (
    <SidePanel id="planned" title="Zeitplan">
      <div aria-live="polite">
        {answer && (
          <PlannedList
            onCancel={(planned) => void ask(cancel(fetch, { params: { id, plan: planned } }))}
            planned={answer.planned}
          />
        )}
      </div>
      <PlanForm
        types={isTakenBack(slug) ? ['publish', 'unpublish'] : ['publish']}
        isBusy={isBusy}
        onPlan={(type, at) => ask(plan(fetch, { params: { id }, body: { type, at } }))}
      />
      <Problem>{problem}</Problem>
    </SidePanel>
  )
}

const callsOn = (slug: DraftedSlug) => ({
  read: callOf<ReturnType<typeof readPlannedContract>>('get', `/api/${slug}/{id}/planned`),
  plan: callOf<ReturnType<typeof planContract>>('post', `/api/${slug}/{id}/planned`),
  cancel: callOf<ReturnType<typeof cancelPlannedContract>>('delete', `/api/${slug}/{id}/planned/{plan}`),
})

/** Plans go by the clock of the house. */
const ofNoBranch = {}

type ListProps = { planned: PlannedChange[]; onCancel: (plan: string) => void }

function PlannedList({ planned, onCancel }: ListProps) {
  const timeZone = useZoneOf(ofNoBranch)
  if (planned.length === 0) return <Quiet>Nichts geplant.</Quiet>

  return (
    <ul className={styles.warnings}>
      {planned.map(({ id, type, at, problem }) => (
        <li className={problem ? styles.failed : styles.planned} key={id}>
          <span>
            {deeds[type]} am <MomentText at={at} timeZone={timeZone} />
          </span>
          {problem && <span className={styles.problem}>Hat nicht geklappt: {problem}</span>}
          <button className={styles.jump} onClick={() => onCancel(id)} type="button">
            {problem ? 'Ausblenden' : 'Absagen'}
          </button>
        </li>
      ))}
    </ul>
  )
}

type FormProps = { types: Type[]; isBusy: boolean; onPlan: (type: Type, at: string) => Promise<boolean> }

/** No form of its own: it stands within that of the record, which a browser would send instead. */
function PlanForm({ types, isBusy, onPlan }: FormProps) {
  const [type, setType] = useState<Type>('publish')
  const [typed, setTyped] = useState<string | null>(null)
  const timeZone = useZoneOf(ofNoBranch)
  const id = useId()
  const at = wholeMoment(typed)
  const plan = async () => {
    if (at && (await onPlan(type, at))) setTyped(null)
  }

  return (
    <div className={styles.choice}>
      <label>
        Was
        <select
          onChange={({ target }) => setType(target.value === 'unpublish' ? 'unpublish' : 'publish')}
          value={type}
        >
          {types.map((each) => (
            <option key={each} value={each}>
              {deeds[each]}
            </option>
          ))}
        </select>
      </label>
      <MomentEntry id={id} label="Wann" onChange={setTyped} timeZone={timeZone} value={typed} />
      <Button
        buttonStyle="secondary"
        disabled={isBusy || !at}
        margin={false}
        onClick={() => void plan()}
        size="small"
      >
        Planen
      </Button>
    </div>
  )
}
