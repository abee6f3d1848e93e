import { type RefObject, useEffect, useRef, useState } from 'react'

import type { CatalogProduct } from '#domain/catalogue/availability.ts'
import { rulesOfUnit } from '#domain/catalogue/amount.ts'
import {
  calculationModelOf,
  configurationProblems,
  lineGrossCents,
  partsOf,
  priceLabel,
  withChosenPart,
} from '#domain/catalogue/product-configuration.ts'
import { soldOutOption } from '#domain/catalogue/sold-out.ts'
import { type DishOffer, offeredCents } from '#domain/ordering/discounts/dish-offers.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'
import { saveItem } from '../cart/cart-store.ts'
import { Button } from '../ui/button.tsx'
import { focusOn } from '../ui/focus-on.ts'
import { Notice } from '../ui/notice.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { partProblem, ProductParts } from './product-parts.tsx'
import { ProductIntro } from './product-intro.tsx'
import styles from './product-sheet.module.css'
import { SheetActions } from './sheet-actions.tsx'
import { useChoice } from './use-choice.ts'

export interface ProductSheetProps {
  entry: CatalogProduct
  currency: string
  /** What it costs less just now. */
  offer?: DishOffer | undefined
  /** Why it cannot be ordered now, empty when it can. */
  unavailable: string
  /** For when it is wanted, which an option may be sold out until. */
  at: Temporal.Instant
  /** The cart line that is edited, if it is already in the cart. */
  edited?: { index: number; item: CartItem } | undefined
  onClose: () => void
}

/** Look at a product, choose its parts and amount, put it into the cart. Spec: storefront 4. */
export function ProductSheet({
  entry: { product },
  currency,
  offer,
  unavailable,
  at,
  edited,
  onClose,
}: ProductSheetProps) {
  const { item, step, setItem, setStep, isResumed, restart, finish } = useChoice(product, edited)
  const [isChecked, setChecked] = useState(false)
  const { content, point } = usePointAtMissing()
  const progress = useFocusOnStep(step)
  const parts = partsOf(product)
  const isStepped = product.isStepByStep && parts.length > 0
  const shownParts = isStepped ? parts.slice(step, step + 1) : parts
  const isLastStep = !isStepped || step >= parts.length
  const isValid = canBeSaved(product, item, at)
  const rules = rulesOfUnit(product, item.unit) ?? product

  function save() {
    if (!isValid) {
      setChecked(true)
      return point()
    }
    finish()
    saveItem(item, product, edited?.index)
    onClose()
  }

  function moveOn() {
    const part = parts[step]
    if (part && partProblem(part, item.parts, { at, currency })) {
      setChecked(true)
      return point()
    }
    setChecked(false)
    setStep(step + 1)
  }

  return (
    <Sheet
      isLong
      title={product.name}
      onClose={onClose}
      footer={
        unavailable ? (
          <Unavailable reason={unavailable} onClose={onClose} />
        ) : (
          <SheetActions
            isFirst={step === 0}
            isLast={isLastStep}
            isStepped={isStepped}
            isValid={isValid}
            isEdited={edited !== undefined}
            price={priceOf(product, item, { currency, offer })}
            onBack={() => (step === 0 ? onClose() : setStep(step - 1))}
            onNext={moveOn}
            onSave={save}
          />
        )
      }
    >
      <div ref={content} className={styles.content}>
        {isResumed && !unavailable && <Resumed onRestart={restart} />}
        {step === 0 && <ProductIntro product={product} currency={currency} offer={offer} />}
        {isStepped && !unavailable && <Progress place={progress} step={step} count={parts.length + 1} />}
        {!unavailable && (
          <ProductParts
            {...{ currency, at, isChecked }}
            parts={shownParts}
            chosen={item.parts}
            isPriceHidden={product.isPriceHidden}
            onChange={(changed) => setItem({ ...item, parts: withChosenPart(item.parts, changed) })}
          />
        )}
        {!unavailable && isLastStep && (
          <AmountChoice product={product} item={item} rules={rules} onChange={setItem} />
        )}
      </div>
    </Sheet>
  )
}

const canBeSaved = (product: CatalogProduct['product'], item: CartItem, at: Temporal.Instant): boolean =>
  configurationProblems(product, item.parts, item.amount, item.unit).length === 0 &&
  !soldOutOption(product, item.parts, at)

function Resumed({ onRestart }: { onRestart: () => void }) {
  return (
    <div className={styles.resumed}>
      <p className="quiet">Ihre begonnene Auswahl ist noch da.</p>
      <Button
        look="quiet"
        onClick={({ currentTarget }) => {
          focusOn(currentTarget.closest('dialog'))
          onRestart()
        }}
      >
        Neu beginnen
      </Button>
    </div>
  )
}

/** Nothing where the product keeps its price to itself. */
function priceOf(
  product: CatalogProduct['product'],
  item: CartItem,
  { currency, offer }: Pick<ProductSheetProps, 'currency' | 'offer'>,
): string {
  if (product.isPriceHidden) return ''
  const cents = offeredCents(lineGrossCents(product, item), offer?.percent ?? 0)

  return priceLabel(cents, calculationModelOf(product, item.unit), currency)
}

/** The reason stands where the button would be. */
function Unavailable({ reason, onClose }: { reason: string; onClose: () => void }) {
  return (
    <div className={styles.unavailable}>
      <Notice tone="warn" title={reason} />
      <Button look="secondary" isWide onClick={onClose}>
        Schließen
      </Button>
    </div>
  )
}

/** A guest who presses the button too early is brought to what is missing, which may be far up. */
function usePointAtMissing() {
  const content = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (attempt === 0) return
    const missing = content.current?.querySelector<HTMLElement>('[data-missing="true"]')
    const scroller = content.current?.parentElement
    // Not scrollIntoView, which would also push the title of the sheet out of sight.
    if (missing && scroller) {
      scroller.scrollTop += missing.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    }
    missing?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }, [attempt])

  return { content, point: () => setAttempt((count) => count + 1) }
}

/** The button that was pressed may be gone, and what it led to stands above it. */
function useFocusOnStep(step: number) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(step)

  useEffect(() => {
    if (last.current === step) return
    last.current = step
    focusOn(place.current)
  }, [step])

  return place
}

type ProgressProps = { place: RefObject<HTMLDivElement | null>; step: number; count: number }

function Progress({ place, step, count }: ProgressProps) {
  return (
    <div ref={place} className={`quiet ${styles.progress}`}>
      <span>
        Schritt {step + 1} von {count}
      </span>
      <ProgressBar max={count} value={step + 1} />
    </div>
  )
}
