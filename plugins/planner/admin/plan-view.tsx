'use client'

import { useMemo, useState } from 'react'

import { localDayAt } from '#domain/time/zone-clock.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { rowsOfPlan } from '#domain/workforce/planning/plan-rows.ts'
import { spanTitle } from '#domain/workforce/planning/plan-span.ts'
import type { Plan } from '#domain/workforce/planning/plan.contract.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { CostLine } from './cost-line.tsx'
import { DayList } from './day-list.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { PlanToolbar } from './plan-toolbar.tsx'
import { type OpenShift, ShiftDialog } from './shift-dialog.tsx'
import { SwapList } from './swap-list.tsx'
import { usePlan } from './use-plan.ts'
import { tellIfAny, usePlanChanges } from './use-plan-changes.ts'

/** There is room for no more than one day beside its times. */
const phone = '(max-width: 640px)'

/** Who works when at a branch, in a week or a month: people or posts below each other, days beside each other. */
export function PlanView({ timeZone, now }: DeskViewProps) {
  const { choice, choose, loaded } = usePlan()
  const { data: plan, change, reload } = loaded
  const changes = usePlanChanges({ plan, change, reload })
  const [open, setOpen] = useState<OpenShift | null>(null)
  const zone = plan?.branch?.timeZone ?? timeZone
  const today = isoDayOf(localDayAt(Date.parse(now), zone))
  const day = choice.day ?? today
  const title = spanTitle(day, choice.span)
  const isPhone = kit.useMatches(phone)

  return (
    <kit.PageFrame
      title="Planung"
      description={isPhone ? listHint : tableHint}
      timeZone={zone}
      printed={[plan?.branch?.name, title].filter(Boolean).join(', ')}
      actions={plan?.branch && <PlanActions {...{ plan, day, today, changes, reload }} span={choice.span} />}
      toolbar={<PlanToolbar {...{ choice, choose, plan, day, today, title }} />}
    >
      <kit.LoadedView of={loaded} rows={8}>
        {(plan) =>
          plan.branch ? (
            <>
              <SwapList swaps={plan.swaps} reload={reload} />
              <Shown
                {...{ plan, changes, today, isPhone }}
                choice={choice}
                onOpen={setOpen}
                choose={choose}
                day={day}
              />
              {plan.costs && <CostLine {...plan.costs} />}
              {open && (
                <ShiftDialog key={open.key} {...{ open, plan, changes }} onLeave={() => setOpen(null)} />
              )}
            </>
          ) : (
            <kit.EmptyState title="Keine Filiale">
              Ihnen ist keine Filiale zugeordnet, die Sie planen.
            </kit.EmptyState>
          )
        }
      </kit.LoadedView>
    </kit.PageFrame>
  )
}

const tableHint =
  'Ziehen Sie Schichten an einen anderen Tag oder zu jemand anderem. Entwürfe sieht nur die Leitung.'
const listHint = 'Tippen Sie auf eine Schicht, um sie zu ändern. Entwürfe sieht nur die Leitung.'

type ShownProps = Pick<ReturnType<typeof usePlan>, 'choice' | 'choose'> & {
  plan: Plan
  changes: ReturnType<typeof usePlanChanges>
  day: string
  today: string
  isPhone: boolean
  onOpen: (open: OpenShift) => void
}

function Shown({ plan, choice, choose, changes, day, today, isPhone, onOpen }: ShownProps) {
  const rows = useMemo(() => rowsOfPlan(plan, choice.rows, choice.post), [plan, choice.rows, choice.post])
  if (isPhone) return <DayList {...{ plan, rows, today, onOpen }} />

  return (
    <PlanGrid
      {...{ plan, rows, today, day, onOpen }}
      span={choice.span}
      onMove={(shift, move) => void changes.move(shift, move)}
      onRemove={(shift) =>
        void changes.remove([shift], 'Die Schicht ist aus dem Plan genommen.').then(tellIfAny)
      }
      onTurn={(day) => choose({ day })}
    />
  )
}
