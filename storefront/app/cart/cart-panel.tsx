import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { formatMoney } from '#domain/money/money.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { latePart } from '../ui/late-part.tsx'
import { lateSheet } from '../ui/late-sheet.tsx'
import { useLoadAhead } from '../ui/use-load-ahead.ts'
import { useLayer } from '../ui/use-layers.ts'
import styles from './cart-panel.module.css'
import { dismissRemoved, togglePanel, useCart } from './cart-store.ts'
import { LastOrderSlot } from './last-order-slot.tsx'
import { useCartSummary } from './cart-totals.ts'
import type { LineProblems } from './use-line-problems.ts'
import { useIsBesideMenu } from './use-is-beside-menu.ts'

const loadBody = () => import('./cart-body.tsx')
// A cart is empty at first.
const CartBody = lateSheet(loadBody, (module) => module.CartBody)
const CartSheet = lateSheet(loadBody, (module) => module.CartSheet)
const RemovedLines = lateSheet(loadBody, (module) => module.RemovedLines)
const CartTerms = latePart(loadBody, (module) => module.CartTerms)

export const cartPanelId = 'warenkorb'

interface CartPanelProps {
  shop: BranchShopView
  problems: LineProblems
  /** Why nothing can be ordered, empty where it can. */
  stopReason: string
  onEdit: (index: number) => void
}

/** Beside the menu on wide screens, where it unfolds; on phones a bar at the bottom that opens a sheet. */
export function CartPanel({ shop, problems, stopReason, onEdit }: CartPanelProps) {
  const isBeside = useIsBesideMenu()
  const isUnfolded = useCart((cart) => cart.isPanelOpen)
  const isEmpty = useCart((cart) => cart.items.length === 0)
  const hasRemoved = useCart((cart) => cart.removed.length > 0)
  const summary = useCartSummary(shop)
  const toggle = useRef<HTMLButtonElement>(null)
  const { currency } = shop.settings
  const { totals } = summary

  const sheet = useCartSheet(isEmpty)
  const isFolded = !isBeside || !isUnfolded
  const isSheetOpen = !isBeside && sheet.isOpen && !isEmpty
  const content = { shop, summary, problems, stopReason, onEdit }

  // On phones it stands to the left of the toggle, so the Tab key comes there first.
  const terms = !isEmpty && !summary.isForVouchers && <CartTerms shop={shop} summary={summary} />

  useLoadAhead(isBeside ? CartBody.load : CartSheet.load, isEmpty ? 1500 : 0)
  useShared(isEmpty)
  useUnfold(isBeside && !isEmpty)
  useCloseOnEscape(!isFolded, () => {
    togglePanel(false)
    toggle.current?.focus()
  })

  return (
    <section
      id={cartPanelId}
      className={classNames(styles.panel, isEmpty && styles.empty)}
      aria-label="Warenkorb"
      tabIndex={-1}
    >
      {hasRemoved && <RemovedLines onClose={dismissRemoved} />}
      <div className={styles.bar}>
        {!isBeside && terms}
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isBeside ? !isFolded : isSheetOpen}
          {...(isBeside ? { 'aria-controls': 'cart-body' } : { 'aria-haspopup': 'dialog' })}
          disabled={isEmpty}
          onClick={() => (isBeside ? togglePanel() : sheet.open())}
        >
          <Icon name="bag" size={22} />
          <span className={styles.title}>Warenkorb</span>
          {!isEmpty && (
            <span className={styles.count}>
              {formatCount(totals.count)}
              <span className="visually-hidden"> Artikel{problems.size > 0 && ', bitte prüfen'}</span>
            </span>
          )}
          {problems.size > 0 && <Icon name="warning" />}
          {!isEmpty && !totals.isEstimated && !totals.isPriceHidden && (
            <span className={styles.total}>{formatMoney(totals.totalCents, currency)}</span>
          )}
          {!isEmpty && <Icon name={isFolded ? 'up' : 'down'} size={18} />}
        </button>
        {isBeside && terms}
        <JustDone />
      </div>
      {isEmpty && (
        <p className={`quiet ${styles.hint}`}>
          {stopReason || 'Noch ist nichts im Warenkorb. Wählen Sie aus der Karte, worauf Sie Lust haben.'}
        </p>
      )}
      {isEmpty && !stopReason && <LastOrderSlot key={shop.branch.identifier} shop={shop} />}
      <div id="cart-body" className={styles.body} hidden={isFolded}>
        {isBeside && !isEmpty && <CartBody {...content} onClose={() => togglePanel(false)} />}
      </div>
      {isSheetOpen && (
        <CartSheet {...content} onClose={sheet.close}>
          <JustDone isAnew />
        </CartSheet>
      )}
    </section>
  )
}

/** With copies of the tab; where its script is lost the cart is ordered once all the same. */
function useShared(isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty) void import('./cart-copies.ts').then(({ shareCart }) => shareCart()).catch(() => undefined)
  }, [isEmpty])
}

/** What was just done, said and shown; `isAnew` in the sheet, below which the page is silent, only from then on. */
function JustDone({ isAnew }: { isAnew?: boolean }) {
  const last = useCart((cart) => cart.notice)
  const [known] = useState(isAnew ? last : null)
  const notice = last === known ? null : last

  return (
    <>
      <p className="visually-hidden" role="status">
        {notice && <span key={notice.count}>{notice.text}</span>}
      </p>
      {notice && (
        <p
          key={notice.count}
          className={isAnew ? styles.toastInSheet : styles.toast}
          aria-hidden="true"
          data-stays-timed=""
        >
          <Icon name="check" size={18} />
          {notice.text}
        </p>
      )}
    </>
  )
}

function formatCount(count: number): string {
  return String(count).replace('.', ',')
}

function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (!document.querySelector('dialog[open]')) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/** Where the panel has its own column it shows what was added. */
function useUnfold(isWorthIt: boolean): void {
  useEffect(() => {
    if (isWorthIt) togglePanel(true)
  }, [isWorthIt])
}

/** It closes with its last line, and does not open again for whoever comes back after an order. */
function useCartSheet(isEmpty: boolean) {
  const sheet = useLayer('cart')
  const isKnown = useCart((cart) => cart.openKey !== null)
  const isOver = sheet.isOpen && isKnown && isEmpty
  const close = useEffectEvent(sheet.close)

  useEffect(() => {
    if (isOver) close()
  }, [isOver])

  return sheet
}
