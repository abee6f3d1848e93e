import { type FormEvent, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'

import type { TagView } from '#domain/catalogue/product.contract.ts'
import { branchSearchTexts } from '#domain/catalogue/branch-search.texts.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SmallPicture } from '../ui/small-picture.tsx'
import styles from './branch-search.module.css'

interface BranchSearchProps {
  term: string
  tag: string | null
  tags: TagView[]
  hasSearch: boolean
  onSubmit: () => void
}

/** A plain GET form and links, so that the search is in the address and works without JavaScript. */
export function BranchSearch({ term, tag, tags, hasSearch, onSubmit }: BranchSearchProps) {
  const [, setParams] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)

  const asked = useRef(term)

  // Going back changes what was asked. Another field in its place would take the focus from whoever has just asked.
  useEffect(() => {
    if (asked.current === term || !field.current) return
    asked.current = term
    field.current.value = term
  }, [term])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    setParams(searchParams(typed, tag), { preventScrollReset: true })
    if (typed) onSubmit()
  }

  return (
    <div className={styles.search}>
      {hasSearch && (
        <form role="search" method="get" className={styles.form} onSubmit={submit}>
          <label className={styles.box}>
            <span className="visually-hidden">Filiale suchen: Postleitzahl oder Ort</span>
            <Icon name="search" />
            <input
              ref={field}
              type="search"
              name="q"
              defaultValue={term}
              placeholder={branchSearchTexts.placeholder}
              autoComplete="postal-code"
              enterKeyHint="search"
            />
          </label>
          {tag && <input type="hidden" name="tag" value={tag} />}
          <Button type="submit">Suchen</Button>
        </form>
      )}

      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Filialen filtern">
          {tags.map(({ id, name, image }) => (
            <li key={id}>
              <Link
                to={`?${searchParams(term, tag === id ? null : id)}`}
                className={`tap-target ${styles.tag}`}
                aria-current={tag === id ? 'true' : undefined}
                preventScrollReset
                replace
              >
                {image && <SmallPicture image={image} edge={24} />}
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function searchParams(term: string, tag: string | null): URLSearchParams {
  return new URLSearchParams({ ...(term && { q: term }), ...(tag && { tag }) })
}
