import { createLocalReq, type ServerProps } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { weekdayNames } from '#domain/time/format.ts'
import { monthNames } from '#domain/time/months.ts'

import { readSetup } from '../../setup/read-setup.ts'
import { readToday } from '../../today/read-today.ts'
import { PutAway } from '../setup/put-away.tsx'
import { SetupChecklist } from '../setup/setup-checklist.tsx'
import { FirstOrderArrival } from '../setup/first-order-arrival.tsx'
import { FiguresPart } from './figures-part.tsx'
import { FollowToday } from './follow-today.tsx'
import { ListPart } from './list-part.tsx'
import { OutagesPart } from './outages-part.tsx'
import { PlacesPart } from './places-part.tsx'
import styles from './today.module.css'
import { WaitingPart } from './waiting-part.tsx'

/** What needs me now: the start view of the back office, different for each role by what it may read. */
export async function TodayView({ payload, user }: ServerProps) {
  if (!user) return null

  const now = Temporal.Now.instant()
  const req = await createLocalReq({ user }, payload)
  const [today, setup, zone] = await Promise.all([readToday(req, now), readSetup(req), zoneOfHouse(req)])
  const home = payload.config.routes.admin
  const at = now.toString()
  const steps = setup?.isPutAway ? null : setup
  // Beside the steps only what there is, and nothing that is still to come.
  const lists = steps ? today.lists.filter(({ items }) => items.length > 0) : today.lists
  const places = steps ? [] : today.places
  const hasSide = places.length > 0 || today.outages.length > 0
  const showsWaiting = !steps || today.waiting.length > 0 || today.missing.length > 0

  return (
    <main className={styles.view}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>Heute</h1>
          <p className={styles.day}>{dayText(now, zone)}</p>
        </div>
        <FollowToday at={at} timeZone={zone} />
      </div>
      <FirstOrderArrival isWaiting={setup !== null} />
      <div className={styles.columns} data-single={!hasSide || undefined}>
        <div className={styles.main}>
          {showsWaiting && <WaitingPart today={today} now={now} home={home} zone={zone} />}
          {steps ? (
            <SetupChecklist setup={steps} home={home} />
          ) : (
            <FiguresPart rows={today.figures} home={home} />
          )}
          {lists.map((list) => (
            <ListPart key={list.key} list={list} home={home} at={at} />
          ))}
          {setup?.isPutAway && <PutAway isPutAway />}
        </div>
        {hasSide && (
          <div className={styles.side}>
            <OutagesPart outages={today.outages} home={home} at={at} />
            <PlacesPart places={places} home={home} at={at} />
          </div>
        )}
      </div>
    </main>
  )
}

function dayText(now: Temporal.Instant, zone: string): string {
  const { dayOfWeek, day, month } = now.toZonedDateTimeISO(zone)

  return `${weekdayNames[dayOfWeek - 1]}, ${day}. ${monthNames[month - 1]}`
}
