import { useEffect, useMemo, useState } from 'react'

import { type Diet, dietLabels, diets } from '#domain/catalogue/diets.data.ts'
import { findDishes, hasDiet, type SearchedDish } from '#domain/catalogue/dish-search.ts'
import styles from './menu-search.module.css'
import type { MenuSection } from './menu-view.ts'

interface MenuSearchProps {
  sections: MenuSection[]
  term: string
  /** Null while nothing is asked. */
  onFound: (found: ReadonlySet<string> | null) => void
  /** Told whenever something else is asked. */
  onShown: () => void
  /** Ends the search. */
  onClose: () => void
}

/** What narrows the menu below, and how much is left of it. */
export function MenuSearch({ sections, term, onFound, onShown, onClose }: MenuSearchProps) {
  const [chosen, setChosen] = useState<readonly Diet[]>([])
  const [isPopular, setPopular] = useState(false)
  const dishes = useMemo(() => searchedDishes(sections), [sections])
  const found = useMemo(
    () => findDishes(dishes, { term, diets: chosen, isPopular }),
    [dishes, term, chosen, isPopular],
  )
  const offered = diets.filter((diet) => dishes.some((dish) => hasDiet(dish.diets, diet)))

  // Of what comes after the question: only what changes in a region that is there already is announced.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])

  useEffect(() => onFound(found), [found, onFound])
  // Not for the same question: the menu changes with the minute while somebody reads what was found.
  const isAsking = found !== null
  useEffect(() => {
    if (isAsking) onShown()
  }, [term, chosen, isPopular, isAsking, onShown])
  useEffect(() => () => onFound(null), [onFound])

  return (
    <div className={`container ${styles.search}`}>
      <ul className={styles.chips} aria-label="Nur zeigen">
        {dishes.some((dish) => dish.isPopular) && (
          <Chip label="Beliebt" isChosen={isPopular} onPress={() => setPopular(!isPopular)} />
        )}
        {offered.map((diet) => (
          <Chip
            key={diet}
            label={dietLabels[diet]}
            isChosen={chosen.includes(diet)}
            onPress={() => setChosen(toggled(chosen, diet))}
          />
        ))}
      </ul>
      <div className={styles.result}>
        <p role="status">{isThere && found && countText(found.size)}</p>
        {found?.size === 0 && (
          <button type="button" className={styles.back} onClick={onClose}>
            Alle Gerichte zeigen
          </button>
        )}
      </div>
    </div>
  )
}

type ChipProps = { label: string; isChosen: boolean; onPress: () => void }

function Chip({ label, isChosen, onPress }: ChipProps) {
  return (
    <li>
      <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onPress}>
        {label}
      </button>
    </li>
  )
}

function searchedDishes(sections: MenuSection[]): SearchedDish[] {
  return sections.flatMap(({ category, cards }) =>
    cards.map(({ id, name, description, diets: own, isPopular }) => ({
      id,
      texts: [
        name,
        description,
        category.name,
        ...diets.filter((diet) => hasDiet(own, diet)).map((diet) => dietLabels[diet]),
      ],
      diets: own,
      isPopular,
    })),
  )
}

const toggled = (chosen: readonly Diet[], diet: Diet): Diet[] =>
  chosen.includes(diet) ? chosen.filter((each) => each !== diet) : [...chosen, diet]

function countText(count: number): string {
  if (count === 0) return 'Keine Gerichte gefunden.'

  return count === 1 ? '1 Gericht gefunden.' : `${count} Gerichte gefunden.`
}
