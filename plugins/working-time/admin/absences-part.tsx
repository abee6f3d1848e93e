'use client'

import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import { timesMadeOf } from '#domain/workforce/time-news.ts'
import { LoadedView, useOpenOne } from '#plugins/desk/kit.port.ts'

import { listAbsences, ofMonth, readLeave, shownAbsence, undecided } from './absence-calls.ts'
import { RequestList } from './request-list.tsx'
import { TeamCalendar } from './team-calendar.tsx'
import { useFollowed } from './times-news.tsx'
import type { TimesChoice } from './times-choice.ts'
import type { useTimes } from './use-times.ts'

type AbsencesPartProps = {
  atWork: AtWork
  choice: TimesChoice
  choose: ReturnType<typeof useTimes>['choose']
  today: string
}

/** What people have asked for and what it costs them, and who is away in the month. */
export function AbsencesPart({ atWork: { self, branches }, choice, choose, today }: AbsencesPartProps) {
  const { month, branch } = choice
  const { open } = useOpenOne()
  const ofBranch = branch ? { branch } : {}
  const away = useFollowed(timesMadeOf.absences, `${month} ${branch}`, (signal) =>
    listAbsences(fetch, { signal, query: ofMonth(month, branch) }),
  )
  const requests = useFollowed(timesMadeOf.absences, `${branch}`, (signal) =>
    listAbsences(fetch, { signal, query: undecided(branch) }),
  )
  const leave = useFollowed(timesMadeOf.leave, `${branch}`, (signal) =>
    readLeave(fetch, { signal, query: ofBranch }),
  )
  const accounts = leave.data?.docs ?? []
  // Whoever may not read about people knows themselves.
  const shown = (away.data?.docs ?? [])
    .map(shownAbsence)
    .map((each) => (each.person === self.id ? { ...each, name: self.name } : each))

  return (
    <>
      <LoadedView of={requests} rows={3}>
        {({ docs }) => (
          <RequestList
            {...{ accounts, self }}
            leads={branches.length > 0}
            requests={docs.map(shownAbsence)}
            onShow={(day) => choose({ month: day.slice(0, 7) })}
          />
        )}
      </LoadedView>
      <LoadedView of={away} rows={6}>
        {() => (
          <TeamCalendar
            {...{ month, today }}
            absences={shown}
            people={accounts.map(({ person }) => person)}
            onOpen={open}
          />
        )}
      </LoadedView>
    </>
  )
}
