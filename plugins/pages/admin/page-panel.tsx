'use client'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { isReached, pageMarkLabels, pageStateLabels } from '#domain/content/pages/page-state.ts'
import { isHome } from '#domain/content/pages/page-tree.ts'
import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { siteTypeLabels } from '#domain/content/site-types.ts'
import { Action, ActionLink, SidePanel, StatusPill } from '#plugins/desk/kit.port.ts'

import type { Switch } from './deeds.ts'
import { addressOf, markTones, stateTones } from './line-words.ts'
import { PageVersions } from './page-versions.tsx'
import styles from './pages.module.css'

export type PageDeeds = {
  onSwitch: (page: ListedPage, to: Switch) => void
  onMove: (page: ListedPage) => void
  onShift: (page: ListedPage, by: -1 | 1) => void
  onMenu: (page: ListedPage) => void
  onCopy: (page: ListedPage) => void
  onTrash: (page: ListedPage) => void
}

type PagePanelProps = PageDeeds & {
  page: ListedPage
  brand: string
  home: string
  timeZone: string
  /** Whether it is a card among others, whose order can be changed. */
  isCard: boolean
  onClose: () => void
}

/** What is known of a page, and all that can be done with it. */
export function PagePanel(props: PagePanelProps) {
  const { page, home, timeZone, onClose, onSwitch } = props
  const isOut = isReached(page.state)

  return (
    <SidePanel
      title={page.name}
      onClose={onClose}
      actions={
        <>
          <ActionLink href={`${home}/collections/sites/${page.id}`}>Bearbeiten</ActionLink>
          <Action
            look={isOut && page.state !== 'changed' ? 'plain' : 'main'}
            onClick={() => onSwitch(page, isOut && page.state !== 'changed' ? 'take-back' : 'publish')}
          >
            {page.state === 'changed'
              ? 'Änderungen veröffentlichen'
              : isOut
                ? 'Zurückziehen'
                : 'Veröffentlichen'}
          </Action>
        </>
      }
    >
      <Facts {...props} />
      <OtherDeeds {...props} />
      <PageVersions page={page.id} changedAt={page.changedAt} {...{ home, timeZone }} />
    </SidePanel>
  )
}

function Facts({ page, brand, timeZone }: PagePanelProps) {
  const { state, marks, plan, failure, changedAt, changedBy, draftPath } = page

  return (
    <dl className={styles.facts}>
      <dt>Stand</dt>
      <dd className={styles.states}>
        <StatusPill tone={stateTones[state]}>{pageStateLabels[state]}</StatusPill>
        {marks.map((mark) => (
          <StatusPill key={mark} tone={markTones[mark]}>
            {pageMarkLabels[mark]}
          </StatusPill>
        ))}
      </dd>
      <dt>Adresse</dt>
      <dd>
        {isReached(state) ? <a href={addressOf(page)}>{addressOf(page)}</a> : addressOf(page)}
        {draftPath && ` (im Entwurf: /${draftPath})`}
      </dd>
      <dt>Organisation</dt>
      <dd>{brand}</dd>
      <dt>Seitentyp</dt>
      <dd>{siteTypeLabels[page.type]}</dd>
      {plan && (
        <>
          <dt>Geplant</dt>
          <dd>
            {plan.type === 'publish' ? 'wird veröffentlicht' : 'wird zurückgezogen'} am{' '}
            <MomentText at={plan.at} timeZone={timeZone} />
          </dd>
        </>
      )}
      {failure && (
        <>
          <dt>Gescheitert</dt>
          <dd>{failure}</dd>
        </>
      )}
      <dt>Geändert</dt>
      <dd>
        <MomentText at={changedAt} timeZone={timeZone} />
        {changedBy && ` von ${changedBy}`}
      </dd>
    </dl>
  )
}

function OtherDeeds({ page, isCard, onSwitch, onMove, onShift, onMenu, onCopy, onTrash }: PagePanelProps) {
  return (
    <div className={styles.panelDeeds}>
      {page.state === 'changed' && <Action onClick={() => onSwitch(page, 'take-back')}>Zurückziehen</Action>}
      {!isHome(page) && <Action onClick={() => onMove(page)}>Verschieben …</Action>}
      {isCard && (
        <>
          <Action title="Alt + Pfeil nach oben" onClick={() => onShift(page, -1)}>
            In der Reihenfolge nach vorne
          </Action>
          <Action title="Alt + Pfeil nach unten" onClick={() => onShift(page, 1)}>
            In der Reihenfolge nach hinten
          </Action>
        </>
      )}
      <Action onClick={() => onMenu(page)}>In ein Menü aufnehmen …</Action>
      <Action onClick={() => onCopy(page)}>Duplizieren</Action>
      <Action onClick={() => onTrash(page)}>In den Papierkorb</Action>
    </div>
  )
}
