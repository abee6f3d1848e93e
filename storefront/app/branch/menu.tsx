import { memo, type MouseEvent, Suspense } from 'react'

import { focalMarks } from '#ui/focal-marks.ts'
import { dietLabels } from '#domain/catalogue/diets.data.ts'
import { pictureSet, picturePath } from '#domain/content/media-paths.ts'
import type { MenuCard, MenuSection } from './menu-view.ts'
import { SmallPicture } from '../ui/small-picture.tsx'
import { Price } from '#ui/price.tsx'
import styles from './menu.module.css'
import { markArrival, useCardSizes } from './use-card-sizes.ts'

interface MenuProps {
  sections: MenuSection[]
  /** How many of each product are in the cart. */
  counts: ReadonlyMap<string, string>
  onOpen: (productId: string) => void
  onQuickAdd: (productId: string) => void
  /** Asked by a press on the letters of a card, and by a button for whoever has no finger on them. */
  onLegend: () => void
}

/** All products by category. One listener serves every card, so that a long menu stays light. */
export const Menu = memo(function Menu({ sections, counts, onOpen, onQuickAdd, onLegend }: MenuProps) {
  const menu = useCardSizes(sections)
  function onClick({ target }: MouseEvent) {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button, [data-legend]') : null
    const { open, add, legend } = pressed?.dataset ?? {}
    if (open) onOpen(open)
    if (add) onQuickAdd(add)
    if (legend !== undefined) onLegend()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only collects the clicks of the buttons inside
    <div ref={menu} className={styles.menu} onClick={onClick}>
      <script dangerouslySetInnerHTML={{ __html: markArrival }} />
      {sections.map((section) => (
        <Section key={section.id} section={section} counts={counts} />
      ))}
      {sections.some(({ cards }) => cards.some(hasMarks)) && (
        <button type="button" className={`tap-target ${styles.legend}`} aria-haspopup="dialog" data-legend="">
          Allergene und Kennzeichnungen
        </button>
      )}
    </div>
  )
})

interface SectionProps {
  section: MenuSection
  counts: ReadonlyMap<string, string>
}

/**
 * Comes to life by itself, after the page or by the first press in it: nobody waits for the dishes further down. Only what
 * is its own makes it new, for a change from outside would have to wait until it is alive.
 */
const Section = memo(function Section({ section, counts }: SectionProps) {
  return (
    <Suspense>
      <section id={section.anchor} className={styles.section} aria-labelledby={`${section.anchor}-name`}>
        <div className={styles.heading}>
          {section.category.image && (
            <SmallPicture image={section.category.image} edge={56} className={styles.mark} />
          )}
          <h2 id={`${section.anchor}-name`}>{section.category.name}</h2>
          {section.unavailable && <p className={styles.hours}>{section.unavailable}</p>}
        </div>
        {section.category.description && <p className={styles.intro}>{section.category.description}</p>}
        <ul className={styles.cards}>
          {section.cards.map((card) => (
            <Card key={card.id} card={card} count={counts.get(card.id)} />
          ))}
        </ul>
      </section>
    </Suspense>
  )
}, isSame)

function isSame(before: SectionProps, { section, counts }: SectionProps): boolean {
  return (
    before.section === section && section.cards.every(({ id }) => before.counts.get(id) === counts.get(id))
  )
}

const Card = memo(function Card({ card, count }: { card: MenuCard; count: string | undefined }) {
  return (
    <li className={`${card.isGreyed ? styles.unavailable : styles.card} ${card.image ? '' : styles.plain}`}>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <button type="button" className="card-target" aria-haspopup="dialog" data-open={card.id}>
            {card.name}
          </button>
        </h3>
        {card.description && <p className={`quiet ${styles.description}`}>{card.description}</p>}
        <p className={styles.facts}>
          {card.price && <Price price={card.price} offer={card.offer} />}
          {card.unit && <span>{card.unit}</span>}
          {card.isPopular && <em>Beliebt</em>}
        </p>
        <Marks card={card} />
      </div>
      {card.image ? (
        <div className={styles.picture}>
          <img
            className="cover"
            src={picturePath(card.image, 'small')}
            srcSet={pictureSet(card.image, ['tiny', 'small'])}
            sizes="auto"
            alt=""
            width="320"
            height="240"
            {...focalMarks(card.image)}
            loading="lazy"
          />
          {card.badge && <span className={styles.badge}>{card.badge}</span>}
        </div>
      ) : (
        card.badge && <span className={styles.badge}>{card.badge}</span>
      )}
      {card.isOrderable && (
        <button
          type="button"
          className={count ? styles.added : styles.add}
          aria-label={`${card.name} hinzufügen${count ? `, ${count} im Warenkorb` : ''}`}
          {...(card.canQuickAdd
            ? { 'data-add': card.id }
            : { 'data-open': card.id, 'aria-haspopup': 'dialog' })}
        >
          {count}
        </button>
      )}
    </li>
  )
})

function Marks({ card }: { card: MenuCard }) {
  if (!hasMarks(card)) return null

  return (
    <p className={styles.marks}>
      {card.diets.map((diet) => (
        <span key={diet}>{dietLabels[diet]}</span>
      ))}
      {card.allergens && (
        <small title="Allergene" data-legend="">
          {card.allergens}
        </small>
      )}
    </p>
  )
}

const hasMarks = ({ allergens, diets }: MenuCard): boolean => allergens !== '' || diets.length > 0
