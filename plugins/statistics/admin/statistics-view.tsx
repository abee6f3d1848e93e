'use client'

import { useAuth } from '@payloadcms/ui'
import { type ComponentType, useMemo, useState } from 'react'

import { isoDayOf } from '#domain/time/calendar-day.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import {
  LoadingState,
  PageFrame,
  PrintButton,
  Toolbar,
  useNow,
  useOpenOne,
  useUrl,
} from '#plugins/desk/kit.port.ts'

import { rangeInWords } from './chart/point-names.ts'
import { GoalsContext, useGoals } from './kept/goals-context.ts'
import { GoalsStrip } from './kept/goals-strip.tsx'
import { KeptActions } from './kept/kept-actions.tsx'
import { KeptPanel } from './kept/kept-panel.tsx'
import { keptParts } from './kept/kept-parts.ts'
import { useSavedViews } from './kept/use-saved-views.ts'
import { ViewChoice } from './kept/view-choice.tsx'
import { keptAnswers } from './kept-answers.ts'
import { Choice, RangeFields } from './range-fields.tsx'
import { changeTo, readChoice } from './statistics-choice.ts'
import { ChosenContext, useChosen } from './statistics-context.ts'
import styles from './statistics.module.css'
import {
  comparisonLabels,
  type StatisticsTab,
  statisticsTabs,
  statisticsTexts,
  tabLabels,
} from './statistics.texts.ts'
import { TabLink } from './tab-link.tsx'
import { AreasTab } from './tabs/areas-tab.tsx'
import { CampaignsTab } from './tabs/campaigns-tab.tsx'
import { CodesTab } from './tabs/codes-tab.tsx'
import { OrdersTab } from './tabs/orders-tab.tsx'
import { OverviewTab } from './tabs/overview-tab.tsx'
import { ProductsTab } from './tabs/products-tab.tsx'
import { TeamTab } from './tabs/team-tab.tsx'
import { VisitorsTab } from './tabs/visitors-tab.tsx'
import { WaysTab } from './tabs/ways-tab.tsx'
import { useChosenFilters } from './use-chosen-filters.ts'
import { type Places, usePlaces } from './use-places.ts'

const tabs: Record<StatisticsTab, ComponentType> = {
  ueberblick: OverviewTab,
  besucher: VisitorsTab,
  wege: WaysTab,
  bestellungen: OrdersTab,
  produkte: ProductsTab,
  kampagnen: CampaignsTab,
  liefergebiete: AreasTab,
  team: TeamTab,
  'qr-codes': CodesTab,
}

/** What visits, orders and work come to over any days; all that is chosen stands in the address. */
export function StatisticsView({ home, now, timeZone }: DeskViewProps) {
  const { user } = useAuth()
  useState(() => keptAnswers.openFor(String(user?.id)))
  const today = isoDayOf(localDayAt(Date.parse(useNow(now)), timeZone))
  const { params, change } = useUrl()
  const choice = useMemo(() => readChoice(params, today), [params, today])
  const chosen = useMemo(() => ({ home, choice, change }), [home, choice, change])
  const places = usePlaces()
  const views = useSavedViews()
  const goals = useGoals()
  const { openId } = useOpenOne()
  const isBeside = openId !== null && Object.hasOwn(keptParts, openId)
  const filters = useChosenFilters({ choice, change, places })
  const Tab = tabs[choice.tab]
  const printed = [
    tabLabels[choice.tab],
    rangeInWords(choice.range),
    `Vergleich: ${comparisonLabels[choice.compare ?? 'none']}`,
    ...filters.active.map(({ label, text }) => `${label}: ${text}`),
  ]

  return (
    <ChosenContext value={chosen}>
      <GoalsContext value={goals}>
        <PageFrame
          title={statisticsTexts.title}
          description={statisticsTexts.description}
          timeZone={timeZone}
          printed={printed.join(' · ')}
          actions={
            <>
              <KeptActions />
              <PrintButton />
            </>
          }
          beside={isBeside && <KeptPanel {...{ views, goals, places, today, timeZone }} />}
          toolbar={
            <>
              <Tabs />
              <Toolbar filters={filters}>
                <ViewChoice views={views} />
                <RangeFields filters={filters} today={today} />
                <PlaceFields places={places} />
              </Toolbar>
            </>
          }
        >
          {choice.tab === 'ueberblick' && !views.isOpening && <GoalsStrip today={today} />}
          {views.isOpening ? <LoadingState rows={6} /> : <Tab key={choice.tab} />}
          <p className={styles.few}>{statisticsTexts.few}</p>
        </PageFrame>
      </GoalsContext>
    </ChosenContext>
  )
}

function Tabs() {
  const { choice } = useChosen()

  return (
    <nav aria-label={statisticsTexts.title} className={styles.tabs}>
      {statisticsTabs.map((tab) => (
        <TabLink key={tab} tab={tab} isCurrent={tab === choice.tab}>
          {tabLabels[tab]}
        </TabLink>
      ))}
    </nav>
  )
}

/** Where there is but one, nobody has to choose. */
function PlaceFields({ places: { branches, divisions } }: { places: Places }) {
  const { choice, change } = useChosen()
  const all = { '': 'Alle' }

  return (
    <>
      {Object.keys(branches).length > 1 && (
        <Choice
          label="Filiale"
          value={choice.places.branch ?? ''}
          options={{ ...all, ...branches }}
          onChoose={(id) => change(changeTo.filter('branch', id || null))}
        />
      )}
      {Object.keys(divisions).length > 1 && (
        <Choice
          label="Organisation"
          value={choice.places.division ?? ''}
          options={{ ...all, ...divisions }}
          onChoose={(id) => change(changeTo.filter('division', id || null))}
        />
      )}
    </>
  )
}
