'use client'

import { callOf } from '#domain/api/call-of.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { monthInWords } from '#domain/time/calendar-month.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import type { AtWork, atWorkContract } from '#domain/workforce/at-work.contract.ts'
import { ownClockPath } from '#domain/workforce/own-device.ts'
import { timesMadeOf } from '#domain/workforce/time-news.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import { Action, ActionLink, LoadedView, PageFrame, useOpenOne } from '#plugins/desk/kit.port.ts'

import { AbsenceForm } from './absence-form.tsx'
import { AbsencesPart } from './absences-part.tsx'
import { AtWorkList } from './at-work-list.tsx'
import { BadgesAction } from './badges-action.tsx'
import type { FirstTimes } from './first-times.ts'
import { LeavePanel } from './leave-panel.tsx'
import { MonthPanel } from './month-panel.tsx'
import { MonthsPart } from './months-part.tsx'
import { OwnNotices } from './own-notices.tsx'
import { OwnMonth } from './own-month.tsx'
import { PartTabs } from './part-tabs.tsx'
import { PayrollActions } from './payroll-actions.tsx'
import { SendNoticesAction } from './send-notices-action.tsx'
import { TimesNews, useFollowed } from './times-news.tsx'
import { timesPartLabels, timesTexts } from './times.texts.ts'
import { TimesToolbar } from './times-toolbar.tsx'
import { sheetMonth, type TimesChoice } from './times-choice.ts'
import { useTimes } from './use-times.ts'

const readAtWork = callOf<typeof atWorkContract>('get', '/api/time-sheets/at-work')
/** Beside the absences, in the place of a person. */
const newName = 'neu'

type TimesProps = DeskViewProps & { first: FirstTimes | null }

/** What people have worked, month by month, who works just now, and who is away. */
export const TimesView = (props: TimesProps) => (
  <TimesNews>
    <Times {...props} />
  </TimesNews>
)

function Times({ timeZone, now, first }: TimesProps) {
  const { choice, choose } = useTimes(now, timeZone)
  const { part, branch } = choice
  const atWork = useFollowed<AtWork>(
    timesMadeOf.atWork,
    `${branch}`,
    (signal) => readAtWork(fetch, { signal, query: branch ? { branch } : {} }),
    first && { key: `${first.branch}`, data: first.atWork, at: first.atWork.at },
  )
  const branches = atWork.data?.branches ?? []
  const leads = atWork.data ? branches.length > 0 : null
  const zone = branches.find(({ id }) => id === branch)?.timeZone ?? timeZone
  const today = isoDayOf(localDayAt(Date.parse(now), zone))
  const { openId, close } = useOpenOne()
  // Who leads nobody has their month in the middle.
  const isOpen = leads || part === 'abwesenheiten'

  return (
    <PageFrame
      title={timesTexts.title}
      description={leads === false ? timesTexts.own : timesTexts.led}
      timeZone={zone}
      printed={`${timesPartLabels[part]}, ${monthInWords(choice.month)}`}
      actions={atWork.data && <Actions {...{ choice, atWork: atWork.data }} />}
      toolbar={
        <>
          <PartTabs part={part} onChoose={(chosen) => choose({ part: chosen })} />
          <TimesToolbar {...{ choice, choose, branches }} />
        </>
      }
      beside={
        isOpen &&
        openId &&
        atWork.data && <Beside {...{ choice, today, openId, close }} atWork={atWork.data} />
      }
    >
      <LoadedView of={atWork}>
        {(atWork) => (
          <>
            <OwnNotices user={atWork.self.id} />
            {part === 'nachweise' && <AtWorkList {...{ atWork, now }} />}
            <Part {...{ atWork, choice, choose, today, first }} timeZone={zone} />
          </>
        )}
      </LoadedView>
    </PageFrame>
  )
}

function Actions({ choice, atWork: { self, branches } }: { choice: TimesChoice; atWork: AtWork }) {
  const { open } = useOpenOne()
  if (choice.part === 'nachweise')
    return (
      <>
        {self.mayUseOwnDevice && <ActionLink href={ownClockPath}>Stempeln</ActionLink>}
        {branches.length > 0 && (
          <>
            <BadgesAction branch={choice.branch} branches={branches} />
            <PayrollActions branch={choice.branch} month={sheetMonth(choice)} branches={branches} />
          </>
        )}
      </>
    )

  return (
    <>
      {branches.length > 0 && <SendNoticesAction {...{ branches, self }} branch={choice.branch} />}
      <Action look="main" onClick={() => open(newName)}>
        Abwesenheit beantragen
      </Action>
    </>
  )
}

type PartProps = {
  atWork: AtWork
  choice: TimesChoice
  choose: ReturnType<typeof useTimes>['choose']
  timeZone: string
  today: string
  first: FirstTimes | null
}

function Part({ atWork, choice, choose, timeZone, today, first }: PartProps) {
  const month = sheetMonth(choice)
  if (choice.part === 'abwesenheiten') return <AbsencesPart {...{ atWork, choice, choose, today }} />
  if (atWork.branches.length > 0) return <MonthsPart {...{ choice, month, timeZone, first }} />

  return <OwnMonth key={month} user={atWork.self.id} month={month} />
}

type BesideProps = Pick<PartProps, 'atWork' | 'choice' | 'today'> & { openId: string; close: () => void }

function Beside({ atWork: { self, branches }, choice, today, openId, close }: BesideProps) {
  // Nobody decides about themselves.
  const leads = branches.length > 0 && openId !== self.id
  if (choice.part === 'nachweise') {
    const month = sheetMonth(choice)
    return <MonthPanel key={`${openId} ${month}`} user={openId} month={month} onClose={close} />
  }
  if (openId === newName)
    return <AbsenceForm key="neu" {...{ self }} leads={branches.length > 0} onClose={close} />

  return <LeavePanel key={openId} {...{ today, leads }} user={openId} onClose={close} />
}
