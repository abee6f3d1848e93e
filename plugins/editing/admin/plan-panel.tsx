'use client'

import { Button, DatePicker, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId, useMemo, useState } from 'react'

import { momentText } from '#collections/shared/admin/moment-text.ts'
import { Problem, Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import { type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
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

type ListProps = { planned: PlannedChange[]; onCancel: (plan: string) => void }

function PlannedList({ planned, onCancel }: ListProps) {
  if (planned.length === 0) return <Quiet>Nichts geplant.</Quiet>

  return (
    <ul className={styles.warnings}>
      {planned.map(({ id, type, at, problem }) => (
        <li className={problem ? styles.failed : styles.planned} key={id}>
          <span>
            {deeds[type]} am {momentText(at)}
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

type FormProps = { isBusy: boolean; onPlan: (type: Type, at: string) => Promise<boolean> }

/** No form of its own: it stands within that of the record, which a browser would send instead. */
function PlanForm({ isBusy, onPlan }: FormProps) {
  const [type, setType] = useState<Type>('publish')
  const [time, setTime] = useState<Date>()
  const [today] = useState(() => new Date())
  const when = useId()
  const plan = async () => {
    if (time && (await onPlan(type, time.toISOString()))) setTime(undefined)
  }

  return (
    <div className={styles.choice}>
      <label>
        Was
        <select
          onChange={({ target }) => setType(target.value === 'unpublish' ? 'unpublish' : 'publish')}
          value={type}
        >
          <option value="publish">{deeds.publish}</option>
          <option value="unpublish">{deeds.unpublish}</option>
        </select>
      </label>
      <div aria-labelledby={when} className={styles.field} role="group">
        <span id={when}>Wann</span>
        <DatePicker
          displayFormat="dd.MM.yyyy HH:mm"
          minDate={today}
          onChange={(chosen) => setTime(chosen ?? undefined)}
          pickerAppearance="dayAndTime"
          placeholder="TT.MM.JJJJ HH:mm"
          timeFormat="HH:mm"
          timeIntervals={15}
          {...(time && { value: time })}
        />
      </div>
      <Button
        buttonStyle="secondary"
        disabled={isBusy || !time}
        margin={false}
        onClick={() => void plan()}
        size="small"
      >
        Planen
      </Button>
    </div>
  )
}
