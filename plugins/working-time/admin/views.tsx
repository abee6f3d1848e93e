import type { AdminViewServerProps } from 'payload'

import type { DeskViewProps } from '#plugins/desk/desk.port.ts'

import { firstTimes } from './first-times.ts'
import { Times } from './loaded.tsx'
import { timesChoiceIn } from './times-choice.ts'

/** The times, with what the first look shows. */
export async function TimesView({
  initPageResult,
  searchParams,
  ...view
}: AdminViewServerProps & DeskViewProps) {
  const { home, path, now, timeZone } = view
  const saidOf = (name: string) => {
    const said = searchParams?.[name]
    return typeof said === 'string' ? said : null
  }
  const first = await firstTimes(initPageResult.req, timesChoiceIn(saidOf, now, timeZone))

  return <Times {...{ home, path, now, timeZone, first }} />
}
