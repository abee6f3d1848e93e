'use client'

import { type PropsWithChildren, useMemo } from 'react'

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
  ViewTabs,
} from '#plugins/desk/kit.port.ts'

import { rangeInWords } from './chart/point-names.ts'
import type { FirstPage } from './first-page.ts'
import { choiceInWords } from './kept/choice-in-words.ts'
import { type Goals, GoalsContext, useGoals } from './kept/goals-context.ts'
import { questionsOfGoals } from './kept/goals-here.ts'
import { GoalsStrip } from './kept/goals-strip.tsx'
import { KeptActions } from './kept/kept-actions.tsx'
import { KeptPanel } from './kept/kept-panel.tsx'
import { keptParts } from './kept/kept-parts.ts'
import { useSavedViews } from './kept/use-saved-views.ts'
import { ViewChoice } from './kept/view-choice.tsx'
import { Choice as ChoiceField, RangeFields } from './range-fields.tsx'
import { changeTo, type Choice, readChoice } from './statistics-choice.ts'
import { ChosenContext, FirstPageContext, useChosen } from './statistics-context.ts'
import styles from './statistics.module.css'
import { comparisonLabels, statisticsTabs, statisticsTexts, tabLabels } from './statistics.texts.ts'
import { TabLink } from './tab-link.tsx'
import { questionsOf } from './tabs/questions-of.ts'
import { TabView } from './tabs/tab-view.tsx'
import { useAnswers } from './use-answers.ts'
import { useChosenFilters, useNarrowedOf } from './use-chosen-filters.ts'
import { FiguresContext, useFigures } from './use-datasets.ts'
import { type Places, usePlaces } from './use-places.ts'

type StatisticsViewProps = DeskViewProps & { page?: FirstPage | null }

/** What visits, orders and work come to over any days; all that is chosen stands in the address. */
export function StatisticsView({ home, now, timeZone, page = null }: StatisticsViewProps) {
  const { answers, first } = useAnswers(page)
  const today = isoDayOf(localDayAt(Date.parse(useNow(now)), timeZone))
  const { change } = useUrl()
  const views = useSavedViews(first)
  const choice = useMemo(() => readChoice(views.shown, today), [views.shown, today])
  const chosen = useMemo(() => ({ home, choice, change }), [home, choice, change])
  const places = usePlaces(first)
  const goals = useGoals(first)
  const figures = useFigures(
    views.isOpening ? [] : [...questionsOf(choice), ...questionsOfGoals(choice, goals.data, today)],
    answers,
  )
  const { openId } = useOpenOne()
  const isBeside = openId !== null && Object.hasOwn(keptParts, openId)
  const narrowedOf = useNarrowedOf(places, answers)
  const filters = useChosenFilters({ choice, change, narrowedOf })
  const narrowedTo = (any: Choice) => narrowedOf(any).map(({ label, text }) => `${label}: ${text}`)
  const inWords = (any: Choice) => choiceInWords(any, narrowedTo(any))
  const printed = [
    tabLabels[choice.tab],
    rangeInWords(choice.range),
    `Vergleich: ${comparisonLabels[choice.compare ?? 'none']}`,
    ...narrowedTo(choice),
  ]

  return (
    <ChosenContext value={chosen}>
      <Provided {...{ first, goals, figures }}>
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
          beside={isBeside && <KeptPanel {...{ views, goals, places, inWords, today, timeZone }} />}
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
          {views.isOpening ? <LoadingState rows={6} /> : <TabView key={choice.tab} />}
          <p className={styles.few}>{statisticsTexts.few}</p>
        </PageFrame>
      </Provided>
    </ChosenContext>
  )
}

/** Its frame, as long as its figures are on their way. */
export const StatisticsWaiting = ({ timeZone }: { timeZone: string }) => (
  <PageFrame title={statisticsTexts.title} description={statisticsTexts.description} timeZone={timeZone}>
    <LoadingState rows={6} />
  </PageFrame>
)

type ProvidedProps = PropsWithChildren<{
  first: FirstPage | null
  goals: Goals
  figures: ReturnType<typeof useFigures>
}>

/** What every part of the view may ask for. */
const Provided = ({ first, goals, figures, children }: ProvidedProps) => (
  <FirstPageContext value={first}>
    <GoalsContext value={goals}>
      <FiguresContext value={figures}>{children}</FiguresContext>
    </GoalsContext>
  </FirstPageContext>
)

function Tabs() {
  const { choice } = useChosen()

  return (
    <ViewTabs label={statisticsTexts.title}>
      {statisticsTabs.map((tab) => (
        <TabLink key={tab} tab={tab} isCurrent={tab === choice.tab}>
          {tabLabels[tab]}
        </TabLink>
      ))}
    </ViewTabs>
  )
}

/** Where there is but one, nobody has to choose. */
function PlaceFields({ places: { branches, divisions } }: { places: Places }) {
  const { choice, change } = useChosen()
  const all = { '': 'Alle' }

  return (
    <>
      {Object.keys(branches).length > 1 && (
        <ChoiceField
          label="Filiale"
          value={choice.places.branch ?? ''}
          options={{ ...all, ...branches }}
          onChoose={(id) => change(changeTo.filter('branch', id || null))}
        />
      )}
      {Object.keys(divisions).length > 1 && (
        <ChoiceField
          label="Organisation"
          value={choice.places.division ?? ''}
          options={{ ...all, ...divisions }}
          onChoose={(id) => change(changeTo.filter('division', id || null))}
        />
      )}
    </>
  )
}
