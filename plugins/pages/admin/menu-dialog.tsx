'use client'

import { type FormEvent, useId, useState } from 'react'

import type { Navigation } from '#cms/payload-types.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import { placesIn } from '#domain/content/pages/menu-places.ts'
import type { ListedPage, PageBrand } from '#domain/content/pages/pages.contract.ts'
import {
  Action,
  ChoiceField,
  DeskDialog,
  Field,
  LoadedView,
  problemIn,
  useLoaded,
} from '#plugins/desk/kit.port.ts'

import { addToMenu } from './deeds.ts'
import styles from './pages.module.css'

type Menu = Pick<Navigation, 'id' | 'name' | 'division' | 'items' | '_status'>

const readMenus = callOf<ListContract<'navigations', keyof Menu>>('get', '/api/navigations')

type MenuDialogProps = {
  page: ListedPage
  brands: readonly PageBrand[]
  onAdded: (menu: string) => void
  onLeave: () => void
}

/** Into which menu a page is taken, where it stands there, and what it is called. */
export function MenuDialog(props: MenuDialogProps) {
  const id = useId()
  const { page, onLeave } = props
  const menus = useLoaded('menus', (signal) =>
    readMenus(fetch, { signal, query: { depth: 0, sort: 'name', limit: 100 } }),
  )

  return (
    <DeskDialog titleId={id} onLeave={onLeave}>
      <h2 id={id}>„{page.name}“ in ein Menü aufnehmen</h2>
      <LoadedView of={menus} rows={2}>
        {({ docs }) => {
          // Visitors of a brand reach its own pages alone.
          const fitting = docs.filter(
            ({ division, _status }) => _status === 'published' && (!division || division === page.division),
          )
          return fitting.length > 0 ? (
            <MenuForm {...props} menus={fitting} />
          ) : (
            <>
              <p className={styles.hint}>Für diese Organisation gibt es noch kein veröffentlichtes Menü.</p>
              <div className={styles.actions}>
                <Action onClick={onLeave}>Schließen</Action>
              </div>
            </>
          )
        }}
      </LoadedView>
    </DeskDialog>
  )
}

function MenuForm({ page, brands, menus, onAdded, onLeave }: MenuDialogProps & { menus: readonly Menu[] }) {
  const [menuId, setMenuId] = useState(menus[0]?.id ?? '')
  const [at, setAt] = useState('0')
  const [label, setLabel] = useState(page.name)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const places = placesIn(menus.find(({ id }) => id === menuId)?.items ?? [])
  const place = places[Number(at)]
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (label.trim() === '') return setProblem('Bitte geben Sie eine Beschriftung an.')
    if (!place) return setProblem('Dieses Menü ist voll.')
    setIsSending(true)
    const { below, behind } = place
    const body = { menu: menuId, page: page.id, label: label.trim(), below, behind }
    const answer = await addToMenu(fetch, { body })
    setIsSending(false)
    if (!answer.ok) return setProblem(problemIn(answer))
    onAdded(answer.body.menu)
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void add(event)}>
      <ChoiceField
        label="Menü"
        value={menuId}
        choices={menus.map((menu) => [menu.id, nameOfMenu(menu, brands)])}
        onChoose={(id) => {
          setMenuId(id)
          setAt('0')
        }}
      />
      <ChoiceField
        label="Stelle"
        value={at}
        choices={places.map((each, index) => [String(index), each.label.replace(/^ +/, indented)])}
        onChoose={setAt}
      />
      <Field label="Beschriftung">
        {(id) => (
          <input id={id} value={label} maxLength={80} onChange={({ target }) => setLabel(target.value)} />
        )}
      </Field>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Action onClick={onLeave}>Abbrechen</Action>
        <Action type="submit" look="main" disabled={isSending}>
          Aufnehmen
        </Action>
      </div>
    </form>
  )
}

/** A list of choices drops what is blank at the beginning. */
const indented = (blank: string) => '\u2003'.repeat(blank.length / 2)

function nameOfMenu({ name, division }: Menu, brands: readonly PageBrand[]): string {
  const brand = division ? brands.find(({ id }) => id === division)?.name : 'für alle'

  return brand ? `${name} (${brand})` : name
}
