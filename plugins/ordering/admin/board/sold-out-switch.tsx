'use client'

import { useMemo, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { findDishes } from '#domain/catalogue/dish-search.ts'
import type { branchShopContract } from '#domain/catalogue/shop-calls.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { soldOutName, soldOutNote } from '#domain/ordering/sold-out.texts.ts'
import { Action, Field, LoadedView, useLoaded } from '#plugins/desk/kit.port.ts'

import styles from './acceptance-panel.module.css'
import { SoldOutSpans } from './sold-out-spans.tsx'
import type { useSoldOut } from './use-sold-out.ts'

type SwitchProps = {
  branch: string
  timeZone: string
  soldOut: ReturnType<typeof useSoldOut>
}

/** What a branch has run out of and when it is back; and where something else is said to have gone. */
export function SoldOutSwitch({ branch, timeZone, soldOut }: SwitchProps) {
  const { list, lift } = soldOut

  return (
    <div role="group" aria-label="Ausverkauft" className={styles.branch}>
      <strong>Ausverkauft</strong>
      <LoadedView of={list}>
        {({ docs }) => (
          <ul className={styles.gone}>
            {docs
              .filter((entry) => entry.branch === branch)
              .map((entry) => (
                <li key={`${entry.product} ${entry.option}`} className={styles.switch}>
                  <span>
                    <strong>{soldOutName(entry)}</strong>
                    <small>{soldOutNote(entry, timeZone)}</small>
                  </span>
                  <Action aria-label={`${soldOutName(entry)}: wieder da`} onClick={() => void lift(entry)}>
                    Wieder da
                  </Action>
                </li>
              ))}
          </ul>
        )}
      </LoadedView>
      <WhatIsGone branch={branch} onDone={list.reload} />
    </div>
  )
}

const mostFound = 6
const readShop = callOf<typeof branchShopContract>('get', '/api/branches/{key}/shop')

function WhatIsGone({ branch, onDone }: { branch: string; onDone: () => void }) {
  const [term, setTerm] = useState('')

  return (
    <>
      <Field label="Was ist ausgegangen?">
        {(id) => (
          <input
            id={id}
            type="search"
            maxLength={100}
            placeholder="Gericht oder Zutat suchen"
            value={term}
            onChange={({ target }) => setTerm(target.value)}
          />
        )}
      </Field>
      {term.trim() && (
        <Found
          {...{ branch, term }}
          onDone={() => {
            setTerm('')
            onDone()
          }}
        />
      )}
    </>
  )
}

function Found({ branch, term, onDone }: { branch: string; term: string; onDone: () => void }) {
  const shop = useLoaded(branch, (signal) => readShop(fetch, { params: { key: branch }, signal }))
  const { data } = shop
  const offers = useMemo(() => (data ? offersOf(data) : []), [data])
  const found = useMemo(() => offersFor(offers, term), [offers, term])

  return (
    <LoadedView of={shop}>
      {() =>
        found.length === 0 ? (
          <p role="status">Nichts auf der Karte heißt so.</p>
        ) : (
          <>
            {found.slice(0, mostFound).map(({ key, ...offer }) => (
              <SoldOutSpans key={key} {...{ ...offer, branch, onDone }} />
            ))}
            {found.length > mostFound && <p role="status">{`und ${found.length - mostFound} weitere`}</p>}
          </>
        )
      }
    </LoadedView>
  )
}

type Offer = { key: string; product: string; option: string | null; name: string }

const offersOf = ({ products }: Pick<BranchShopView, 'products'>): Offer[] =>
  products.flatMap(({ id, name, config }) => [
    { key: id, product: id, option: null, name },
    ...config.parts.flatMap(({ options }) =>
      options.map((option) => ({
        key: `${id} ${option.id}`,
        product: id,
        option: option.id,
        name: soldOutName({ productName: name, optionName: option.name }),
      })),
    ),
  ])

function offersFor(offers: readonly Offer[], term: string): Offer[] {
  const searched = offers.map(({ key, name }) => ({ id: key, texts: [name], diets: [], isPopular: false }))
  const found = findDishes(searched, { term, diets: [], isPopular: false })

  return offers.filter(({ key }) => found?.has(key))
}
