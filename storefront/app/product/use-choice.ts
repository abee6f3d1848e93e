import { useEffect, useState } from 'react'

import { fittedItem } from '#domain/catalogue/fitted-item.ts'
import { defaultItem, partsOf } from '#domain/catalogue/product-configuration.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'
import { type Choice, forgetChoice, keepChoice, keptChoice } from './kept-choice.ts'

/**
 * What is being chosen; of what was chosen before, only what can still be had. What was begun and not saved is still
 * there, however the sheet was closed.
 */
export function useChoice(product: ProductView, edited: { item: CartItem } | undefined) {
  const owner = edited?.item ?? product
  const fresh = (): Choice => ({
    item: edited ? fittedItem(product, edited.item) : defaultItem(product),
    step: 0,
  })
  const [begun] = useState(() => keptChoice(owner))
  const [choice, setChoice] = useState(() => (begun ? fittedChoice(product, begun) : fresh()))
  const [isBegun, setBegun] = useState(begun !== undefined)
  const [isResumed, setResumed] = useState(isBegun)
  const [fitsTo, setFitsTo] = useState(product)
  // The catalogue may change while the sheet is open.
  if (fitsTo !== product) {
    setFitsTo(product)
    setChoice(fittedChoice(product, choice))
  }
  useEffect(() => {
    if (isBegun) keepChoice(owner, choice)
    else forgetChoice(owner)
  }, [owner, choice, isBegun])

  const change = (next: Partial<Choice>) => {
    setChoice({ ...choice, ...next })
    setBegun(true)
  }
  const restart = () => {
    setChoice(fresh())
    setBegun(false)
    setResumed(false)
  }

  return {
    ...choice,
    isResumed,
    setItem: (item: CartItem) => change({ item }),
    setStep: (step: number) => change({ step }),
    restart,
    finish: () => {
      forgetChoice(owner)
      setBegun(false)
    },
  }
}

const fittedChoice = (product: ProductView, { item, step }: Choice): Choice => ({
  item: fittedItem(product, item),
  step: Math.min(step, partsOf(product).length),
})
